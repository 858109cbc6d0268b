type QrCodeProps = {
  /** As a path with one unit per module. */
  qr: { d: string; modules: number };
  /** At most, in pixels. Each module takes whole pixels, because a chat's compression would blur fractions. */
  side: number;
};

export function QrCode({ qr: { d, modules }, side: most }: QrCodeProps) {
  const side = Math.floor(most / modules) * modules;
  return (
    <svg
      width={side}
      height={side}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={d} fill="#000000" />
    </svg>
  );
}
