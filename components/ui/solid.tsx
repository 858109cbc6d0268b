import type { IconProps } from './line-icon';

/** Filled icons on a 24 px grid. Always used beside text or inside an element with a name. */
export function Solid({ size = 24, path }: IconProps & { path: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
