import {
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Range,
} from 'yaml';
import type { ValidationError } from 'yup';
import { NONE } from '../platform/setting-values';
import { contentSchema, type WrittenContent } from './schema';

type Problem = { line: number; text: string };

type Parsed = {
  content: WrittenContent;
  problems: Problem[];
  /** With the owner's comments. */
  document: Document;
};

/** The line of a part by its path (`testimonials[2].name`), or of its closest parent if the part is missing. */
type LineOf = (path: string) => number;

const EMPTY = 'el archivo está vacío: escribe lo que tu tienda muestra, o none en cada parte';
const UNREADABLE =
  'no se entiende: un texto con dos puntos (:) o #, o que empieza con * o &, va entre comillas simples, y cada parte va a la altura de sus hermanas, con espacios y sin tabuladores (TAB)';

/** Every value is read as a text, so that a phone keeps its first 0 and a number needs no quotes. */
export function parseShopFile(source: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, schema: 'failsafe' });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lineOf: LineOf = (path) => lineAt(offsetOf(document, path));
  const [error] = document.errors;
  const faults = error ? [{ offset: error.pos[0], text: UNREADABLE }] : faultsIn(document);
  const failed = (problems: Problem[]) => ({
    content: contentSchema.cast({}),
    problems,
    document,
  });
  if (faults.length > 0) {
    return failed(faults.map(({ offset, text }) => ({ line: lineAt(offset), text })));
  }
  try {
    const written = withoutNone(document.toJS()) ?? {};
    contentSchema.validateSync(written, { strict: true, abortEarly: false });
    return { content: contentSchema.cast(written), problems: [], document };
  } catch (error) {
    const { inner = [] } = error as ValidationError;
    const single = inner.length > 0 ? inner : [error as ValidationError];
    return failed(single.flatMap((each) => problemsOf(each, lineOf)));
  }
}

/** YAML reads `*bold*` as an alias and `#cc0000` as a comment, and `permit:` alone has no value. */
function faultsIn(document: Document): { offset: number; text: string }[] {
  const found: { offset: number; text: string }[] = [];
  if (!document.contents) found.push({ offset: 0, text: EMPTY });
  const add = (node: { range?: Range | null }, text: string) =>
    found.push({ offset: node.range?.[0] ?? 0, text });
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor) add(node, UNREADABLE);
    },
    Pair(_key, { key, value }) {
      if (!isScalar(key) || (value !== null && !isScalar(value))) return;
      if (value && String(value.value).trim()) return;
      const [colour] = /^[\da-f]{3,8}\b/i.exec(value?.comment ?? '') ?? [];
      const hint = colour
        ? `un color va entre comillas: '#${colour}'`
        : 'escribe none si no lo tienes';
      add(key, `${String(key.value)} no tiene valor: ${hint}`);
    },
  });
  return found;
}

function problemsOf({ path = '', type, params, message }: ValidationError, lineOf: LineOf) {
  if (type !== 'noUnknown') {
    return [{ line: lineOf(path), text: `${path} ${message}`.trim() }];
  }
  const names = String(params?.unknown).split(', ');
  return names.map((name) => {
    const whole = path ? `${path}.${name}` : name;
    return { line: lineOf(whole), text: `${whole} no es una parte de este archivo` };
  });
}

/** Where the last step that exists begins. */
function offsetOf(document: Document, path: string): number {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  for (; steps.length > 0; steps.pop()) {
    const node = document.getIn(steps, true);
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}

/** Replaces `none` with undefined. Names and list positions stay, for the checks. */
function withoutNone(value: unknown): unknown {
  if (typeof value === 'string') return NONE.test(value) ? undefined : value;
  if (Array.isArray(value)) {
    const items = value.map(withoutNone);
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, withoutNone(part)]),
  );
}
