import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { readEnv } from './env-file';

export const ANSWERS = {
  name: 'Rifas Turpial',
  nit: 'J-40123456-7',
  city: 'Maracay',
  state: 'Aragua',
  phone: '0243-5550000',
  email: 'hola@turpial.example',
  whatsapp: '0414-5551234',
  instagram: 'instagram.com/turpial',
  permit: 'CJ-2026-17',
  winner: 'nombre',
  weekdays: '8:00am-6:00pm',
  colour: 'vino',
  site: 'rifas.turpial.example',
};

export type Answers = Record<string, string>;

export const root = mkdtempSync(path.join(tmpdir(), 'setup-'));

export const folder = path.join(root, 'shop');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => rmSync(root, { recursive: true }));

export function answersFile(answers: Answers | string): string {
  const file = path.join(root, 'answers.yaml');
  writeFileSync(file, typeof answers === 'string' ? answers : stringify(answers));
  return file;
}

export const COMMAND = ['server/setup.mjs', '--folder', folder];

/** Runs the set-up with a file of answers. Returns what it wrote, below the folder. */
export async function setUp(answers: Answers | string = ANSWERS): Promise<string[]> {
  const args = [...COMMAND, '--answers', answersFile(answers)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout
    .split('\n')
    .flatMap((line) => (line.startsWith(folder) ? path.relative(folder, line) : []));
}

export function settingsNow(): Record<string, string> {
  return readEnv(contentOf('shop.env'));
}

export function wordsNow(): { profile: Answers; [part: string]: unknown } {
  return parse(contentOf('content/shop.yaml'), { schema: 'failsafe' }) as ReturnType<
    typeof wordsNow
  >;
}

export function contentOf(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
