import 'server-only';

/** A thousand tickets with their owners and payments have 60,000 values. */
const MOST_VALUES = 200_000;
/**
 * Distinct sequences of leading fields in records: each is a hidden class in V8. Rows of one kind share theirs; 190,000
 * fields with different names take half a second.
 */
const MOST_SHAPES = 10_000;
/** Deeper values parse, but overflow the stack of code that traverses them. */
const MOST_DEPTH = 100;

const SPACE = 0x20;
const QUOTE = 0x22;
const COLON = 0x3a;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_RECORD = 0x7b;
const CLOSE_RECORD = 0x7d;

/** Null if it is not JSON or would block the thread when parsed: 8 MB of `[` take three seconds. */
export function parseAnswer(bytes: Buffer): unknown {
  if (!isCheap(bytes)) return null;
  try {
    // `TextDecoder` removes the byte order mark that some servers send.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isCheap(bytes: Buffer): boolean {
  let values = 0;
  const shapes = new Set<number>();
  /** A hash of the fields so far, for each open list and record. */
  const open: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const start = at;
      at = endOfText(bytes, start);
      if (isField(bytes, at)) shapes.add(noteField(open, bytes.subarray(start, at)));
    } else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_RECORD) {
      values += 1;
      open.push(0);
    } else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) open.pop();
    if (values > MOST_VALUES || open.length > MOST_DEPTH || shapes.size > MOST_SHAPES) return false;
  }
  return true;
}

function endOfText(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether the text that ends here is a field name. */
function isField(bytes: Buffer, end: number): boolean {
  let at = end + 1;
  while ((bytes[at] ?? COLON) <= SPACE) at += 1;
  return bytes[at] === COLON;
}

/** The shape of the innermost record including this field, as an FNV hash. */
function noteField(open: number[], name: Uint8Array): number {
  let shape = open.pop() ?? 0;
  for (const byte of name) shape = Math.imul(shape ^ byte, 0x01000193);
  open.push(shape);
  return shape;
}
