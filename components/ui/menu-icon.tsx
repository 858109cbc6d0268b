import { Line, type IconProps } from './line';

export function MenuIcon(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Line>
  );
}
