import 'server-only';
import path from 'node:path';
import { NONE } from '../platform/setting-values';
import { wrongPlaces } from './placeholders';
import { readText, SHIPPED_CONTENT } from './read-text';

/**
 * Values for the lines of each message. The buyer's message has nothing that the buyer typed: anybody can give somebody
 * else's phone, and the shop must not carry a stranger's words there. The first line of a `push-` message is its title.
 */
const VALUES = {
  seller: [
    ...['raffle', 'buyer', 'amount', 'method', 'reference', 'numbers'],
    ...['trace', 'ticketLink', 'shop'],
  ],
  buyer: ['raffle', 'amount', 'method', 'numbers', 'trace', 'ticketLink', 'shop'],
  'push-confirmed': ['raffle', 'numbers', 'shop'],
  'push-refused': ['raffle', 'numbers', 'shop'],
  'push-won': ['raffle', 'number', 'prize', 'shop'],
  'push-result': ['raffle', 'number', 'winner', 'shop'],
} as const satisfies Record<string, readonly string[]>;

export type MessageKind = keyof typeof VALUES;

export type MessageTemplates = Record<MessageKind, string[]>;

const KINDS = Object.keys(VALUES) as MessageKind[];

export const MESSAGE_FILES = KINDS.map((kind) => path.join('messages', `${kind}.txt`));

/** A folder without such a file has the shipped lines; a file with `none` has none. */
export function readMessageTemplates(folder: string): {
  templates: MessageTemplates;
  problems: string[];
} {
  const read = KINDS.map((kind) => [kind, readTemplate(folder, kind)] as const);
  return {
    templates: Object.fromEntries(
      read.map(([kind, { lines }]) => [kind, lines]),
    ) as MessageTemplates,
    problems: read.flatMap(([, { problems }]) => problems),
  };
}

function readTemplate(folder: string, kind: MessageKind) {
  const name = path.join('messages', `${kind}.txt`);
  const file = path.join(folder, name);
  const own = readText(file);
  if (own.problem) return { lines: [], problems: [`CONTENT_DIR: ${own.problem}`] };
  const text = (own.text ?? readText(path.join(SHIPPED_CONTENT, name)).text ?? '').trim();
  if (NONE.test(text)) return { lines: [], problems: [] };
  const lines = text.split('\n');
  const values = Object.fromEntries(VALUES[kind].map((value) => [value, null]));
  return {
    lines,
    problems: wrongPlaces(text, file, values),
  };
}
