import { Line, type IconProps } from './line';

/** In its own file because error pages need it, and they ship with every page. */
export function TicketIcon(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11.5 0v2m0 2v2m0 2v2" />
    </Line>
  );
}
