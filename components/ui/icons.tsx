import { LineIcon, type IconProps } from './line-icon';

/*
 * A page's scripts load every icon of this file that any client component uses. `other-icons.tsx` has those that a
 * raffle page's client components do not use.
 */

export function CalendarIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 10h17M8 3v4m8-4v4" />
    </LineIcon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </LineIcon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8z" />
      <path d="M8.8 12l2.3 2.3 4.2-4.4" />
    </LineIcon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8.5 10.5V7.6a3.5 3.5 0 0 1 7 0v2.9M12 14.5v2" />
    </LineIcon>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M2.5 6.5h11.5v10H2.5zM14 10h4l3.5 3.5v3H14" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17.5" cy="17.5" r="2" />
    </LineIcon>
  );
}

export function HeadsetIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M4 14v-2a8 8 0 0 1 16 0v2" />
      <path d="M4 13.5h2.5V19H5a1 1 0 0 1-1-1zm16 0h-2.5V19H19a1 1 0 0 0 1-1zM19 19c0 1.5-1.5 2.5-4 2.5" />
    </LineIcon>
  );
}

export function CardIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="2.5" y="5.5" width="19" height="13.5" rx="2.5" />
      <path d="M2.5 10h19M6.5 15h4" />
    </LineIcon>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.6 3.5 5.4" />
    </LineIcon>
  );
}

export function BoltIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M13 2.8L5 13.5h6L10.5 21 19 10h-6.2z" />
    </LineIcon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5 3.5h3.5l1.8 4.5-2.3 1.6a12 12 0 0 0 6.4 6.4l1.6-2.3 4.5 1.8V19a1.8 1.8 0 0 1-1.9 1.8C10.4 20.3 3.7 13.6 3.2 5.4A1.8 1.8 0 0 1 5 3.5z" />
    </LineIcon>
  );
}

export function BackIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M14.5 5.5L8 12l6.5 6.5" />
    </LineIcon>
  );
}

export function ForwardIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M9.5 5.5L16 12l-6.5 6.5" />
    </LineIcon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 14.5V3.5M8 7l4-3.5L16 7" />
      <path d="M7.5 11H5v9.5h14V11h-2.5" />
    </LineIcon>
  );
}

export function TicketIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11.5 0v2m0 2v2m0 2v2" />
    </LineIcon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </LineIcon>
  );
}
