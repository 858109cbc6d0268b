import { isAlias, isMap, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { ValidationError } from 'yup';
import { contentSchema, type WrittenContent } from './schema';

type Problem = { line: number; text: string };

export type Parsed = { content: WrittenContent; problems: Problem[]; lineOf: LineOf };

/** The line of a part by its path (`testimonials[2].name`), or of its closest parent if the part is missing. */
type LineOf = (path: string) => number;

const EMPTY = 'el archivo está vacío: escribe lo que tu tienda muestra, o none en cada parte';
const REFERENCE =
  "un texto que empieza con * o & va entre comillas simples, por ejemplo '*Importante*'";
const NONE = /^\s*none\s*$/i;

export function parseShopFile(source: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineOf: LineOf = (path) => counter.linePos(offsetOf(document, stepsOf(path))).line;
  const faults = [
    ...references(document).map((offset) => ({ offset, text: REFERENCE })),
    ...document.errors.map(({ pos, message }) => ({
      offset: pos[0],
      text: message.split('\n', 1)[0]?.replace(/ at line .*$/, '') ?? message,
    })),
    ...(document.contents ? [] : [{ offset: 0, text: EMPTY }]),
  ];
  if (faults.length > 0) {
    const problems = faults.map(({ offset, text }) => ({
      line: counter.linePos(offset).line,
      text,
    }));
    return { content: {}, problems, lineOf };
  }
  try {
    const written = withoutNone(document.toJS()) ?? {};
    const content = contentSchema.validateSync(written, { strict: true, abortEarly: false });
    return { content, problems: [], lineOf };
  } catch (error) {
    const { inner = [] } = error as ValidationError;
    const single = inner.length > 0 ? inner : [error as ValidationError];
    const problems = single.flatMap((each) => problemsOf(each, lineOf));
    return { content: {}, problems: problems.sort((a, b) => a.line - b.line), lineOf };
  }
}

/** Offsets of what YAML takes for an anchor or an alias, as it does a word in bold. */
function references(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor) offsets.push(node.range?.[0] ?? 0);
    },
  });
  return offsets;
}

function problemsOf({ path = '', type, params, message }: ValidationError, lineOf: LineOf) {
  if (type !== 'noUnknown') {
    return [{ line: lineOf(path), text: `${path} ${message}`.trim() }];
  }
  const names = String(params?.unknown).split(', ');
  return names.map((name) => {
    const whole = path ? `${path}.${name}` : name;
    return { line: lineOf(whole), text: `${whole} is not a part of this file` };
  });
}

function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/[^.[\]]+/g)].map(([step]) =>
    /^\d+$/.test(step) ? Number(step) : step,
  );
}

function offsetOf(document: Document, steps: (string | number)[]): number {
  for (let length = steps.length; length > 0; length -= 1) {
    const parent = document.getIn(steps.slice(0, length - 1), true) ?? document.contents;
    const last = steps[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(last))
      : undefined;
    const node = pair?.key ?? document.getIn(steps.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}

/** Replaces `none` and empty values with undefined. Names and list positions stay, for the checks. */
function withoutNone(value: unknown): unknown {
  if (value === null || value === '' || (typeof value === 'string' && NONE.test(value))) {
    return undefined;
  }
  if (Array.isArray(value)) {
    const kept = value.map(withoutNone);
    return kept.some((item) => item !== undefined) ? kept : undefined;
  }
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNone(part)]));
}
