import { LineIcon, type IconProps } from './line-icon';

export function PinIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 0 0-14 0c0 3.3 2.5 6.9 7 11.5z" />
      <circle cx="12" cy="10" r="2.6" />
    </LineIcon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="3" y="5.5" width="18" height="13.5" rx="2" />
      <path d="M3.5 7.5l8.5 6 8.5-6" />
    </LineIcon>
  );
}

export function TrophyIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0z" />
      <path d="M7.5 5.5H4V7a3.5 3.5 0 0 0 3.6 3.5M16.5 5.5H20V7a3.5 3.5 0 0 1-3.6 3.5M12 14v3.5m-4 3h8m-6-3h4" />
    </LineIcon>
  );
}
