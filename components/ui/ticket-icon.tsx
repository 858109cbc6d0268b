import { LineIcon, type IconProps } from './line-icon';

/** In its own file because error pages need it, and they ship with every page. */
export function TicketIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11.5 0v2m0 2v2m0 2v2" />
    </LineIcon>
  );
}
