import { LineIcon, type IconProps } from './line-icon';

export function TrophyIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0z" />
      <path d="M7.5 5.5H4V7a3.5 3.5 0 0 0 3.6 3.5M16.5 5.5H20V7a3.5 3.5 0 0 1-3.6 3.5M12 14v3.5m-4 3h8m-6-3h4" />
    </LineIcon>
  );
}
