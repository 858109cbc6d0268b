type ReadBytes = (at: number, length: number) => Promise<Buffer>;

/** Reads only to the first frame: one pass, whatever follows it. */
export async function readJpegHeader(read: ReadBytes) {
  let at = 2;
  for (let segment = 0; segment < 500; segment += 1) {
    const bytes = await read(at, 9);
    if (bytes.length < 9) return null;
    const [height, width] = [bytes.readUInt16BE(5), bytes.readUInt16BE(7)];
    if (bytes[1] === 0xc0) return { kind: 'jpeg', width, height, passes: 1 } as const;
    if (bytes[1] === 0xc2) return { kind: 'jpeg-progressive', width, height, passes: 1 } as const;
    at += 2 + bytes.readUInt16BE(2);
  }
  return null;
}
