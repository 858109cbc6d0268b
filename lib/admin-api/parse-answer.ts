import 'server-only';

/** A thousand tickets with their owners and payments have 60,000 values. */
const MOST_VALUES = 200_000;
/** Deeper ones parse, and overflow the stack of whatever walks through them. */
const MOST_DEPTH = 100;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_RECORD = 0x7b;
const CLOSE_RECORD = 0x7d;

/** Null for what is no JSON, or so made that parsing would hold up everybody: 8 MB of `[` take three seconds. */
export function parseAnswer(bytes: Buffer): unknown {
  if (!isCheap(bytes)) return null;
  try {
    // Takes away the byte order mark that some servers send.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isCheap(bytes: Buffer): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_RECORD) {
      values += 1;
      depth += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) depth -= 1;
    if (values > MOST_VALUES || depth > MOST_DEPTH) return false;
  }
  return true;
}

function endOfText(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
