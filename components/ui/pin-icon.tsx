import { LineIcon, type IconProps } from './line-icon';

export function PinIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 0 0-14 0c0 3.3 2.5 6.9 7 11.5z" />
      <circle cx="12" cy="10" r="2.6" />
    </LineIcon>
  );
}
