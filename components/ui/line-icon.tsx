import type { ReactNode } from 'react';

export type IconProps = { size?: number };

/** Line icons on a 24 px grid. Always used beside text or inside an element with a name. */
export function LineIcon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
