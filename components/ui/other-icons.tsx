import { LineIcon, type IconProps } from './line-icon';

export const PinIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    path="M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 0 0-14 0c0 3.3 2.5 6.9 7 11.5zM9.4 10a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0 -5.2 0z"
  />
);

export const MailIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    path="M5 5.5h14a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9.5a2 2 0 0 1 2 -2zM3.5 7.5l8.5 6 8.5-6"
  />
);

export const TrophyIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    path="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4V7a3.5 3.5 0 0 0 3.6 3.5M16.5 5.5H20V7a3.5 3.5 0 0 1-3.6 3.5M12 14v3.5m-4 3h8m-6-3h4"
  />
);
