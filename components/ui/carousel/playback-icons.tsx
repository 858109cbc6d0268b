import type { IconProps } from '../line';
import { Solid } from '../solid';

export function PauseIcon(props: IconProps) {
  return <Solid {...props} path="M7 5h3.5v14H7zm6.5 0H17v14h-3.5z" />;
}

export function PlayIcon(props: IconProps) {
  return <Solid {...props} path="M8 5.2v13.6L19 12z" />;
}
