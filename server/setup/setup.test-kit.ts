import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { sheetColours } from '@/lib/content/sheet-colours.mjs';
import { interview, type Prompts } from './interview';
import { draftOf, QUESTIONS } from './questions';
import { readShop } from './shop';
import { writeFiles } from './write-files';

/** Jest cannot load the renderer of letters, which the test in a terminal uses. */
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(
      private readonly element: { props: { style: React.CSSProperties; children: string } },
      private readonly size: { width: number; height: number },
    ) {}

    arrayBuffer() {
      const { style, children } = this.element.props;
      const { width, height } = this.size;
      const drawn = `<rect width="100%" height="100%" fill="${style.background ?? 'none'}"/><rect x="${children.charCodeAt(0)}" y="40" width="${children.length * Number(style.fontSize)}" height="30" fill="${style.color}"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    }
  },
}));

export const ANSWERS = {
  name: 'Rifas Turpial',
  nit: 'j401234567',
  city: 'Maracay',
  state: 'Aragua',
  phone: '0243-5550000',
  email: 'hola@turpial.com',
  whatsapp: '0414-5551234',
  instagram: 'turpial',
  permit: 'CJ-2026-17',
  winner: 'nombre',
  weekdays: '8:00am-6:00pm',
  colour: 'vino',
  site: 'rifas.turpial.example',
};

export const CTRL_C = Symbol('cancel');

type Typed = string | symbol;

export const root = mkdtempSync(path.join(tmpdir(), 'setup-'));

export const folder = path.join(root, 'shop');

beforeAll(() => {
  const [light, dark] = sheetColours(readFileSync('app/globals.css', 'utf8'));
  process.env.BRAND_COLOURS = JSON.stringify({ light, dark: { ...light, ...dark } });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => rmSync(root, { recursive: true }));

/**
 * Types each answer to the question of that key, in turn, and at the review what is left. Enter for all others, and
 * Ctrl-C where that is wrong.
 */
export async function ask(
  typed: Record<string, Typed | Typed[]>,
  answers: Record<string, string> = {},
) {
  const draft = draftOf(readShop(folder));
  Object.assign(draft.answers, answers);
  const left = new Map(Object.entries(typed).map(([key, answers]) => [key, [answers].flat()]));
  const [seen, said]: [string[], string[]] = [[], []];
  let offered: string[] = [];
  type Prompt = { message: string; options?: { label: string }[] };
  const type = ({ message, options = [] }: Prompt): Promise<Typed> => {
    offered = options.map(({ label }) => label);
    const question = QUESTIONS.find((each) => message.startsWith(each.ask));
    seen.push(question?.key ?? 'review');
    const isRepeated = seen.at(-1) === seen.at(-2);
    if (question)
      return Promise.resolve(left.get(question.key)?.shift() ?? (isRepeated ? CTRL_C : ''));
    const [next = ''] = [...left].find(([, answers]) => answers.length > 0) ?? [];
    return Promise.resolve(next);
  };
  const say = (sentence?: string) => said.push(sentence ?? '');
  const ui = {
    ...{ text: type, password: type, select: type },
    log: { warn: say, success: say, step: say },
  } as unknown as Prompts;
  const saved: object[] = [];
  const isDone = await interview(draft, ui, () => {
    saved.push({ ...draft.answers });
    return Promise.resolve();
  });
  return { isDone, seen, said, saved, draft, offered };
}

/** Returns what the set-up wrote, below the folder. */
export async function setUp(answers: Record<string, string> = ANSWERS): Promise<string[]> {
  const { draft, said } = await ask(answers);
  expect(said).toEqual([]);
  return (await writeFiles(draft)).map((file) => path.relative(folder, file));
}

export function settingsNow(): Record<string, string> {
  return parseEnv(contentOf('shop.env')) as Record<string, string>;
}

type Words = { profile: Record<string, string>; [part: string]: unknown };

export function wordsNow(): Words {
  return parse(contentOf('content/shop.yaml'), { schema: 'failsafe' }) as Words;
}

export function contentOf(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
