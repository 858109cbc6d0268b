export type IconProps = { size?: number };

/** Line icons on a 24 px grid. Always used beside text or inside an element with a name. */
export function LineIcon({ size = 24, path }: IconProps & { path: string }) {
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
      <path d={path} />
    </svg>
  );
}
