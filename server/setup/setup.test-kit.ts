import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { answersFrom } from './answers-file';
import { readEnv } from './env-file';
import type { Draft } from './question';
import { readShop } from './shop';
import { writeFiles } from './write-files';

export const ANSWERS = {
  name: 'Rifas Turpial',
  rif: 'J-40123456-7',
  place: 'Av. Bolívar 12, Maracay, Aragua',
  phones: '0243-5550000, 0414-5551234, hola@turpial.example',
  whatsapp: '0414-5551234',
  networks: 'instagram.com/turpial',
  permit: 'CJ-2026-17',
  winner: 'nombre',
  hours: '8:00am-6:00pm; 9:00am-1:00pm; ninguno',
  logo: 'ninguno',
  colour: '#7a1f3d',
  admin: 'demo',
  site: 'https://rifas.turpial.example',
};

type Answers = Partial<typeof ANSWERS> & Record<string, string>;

export const root = mkdtempSync(path.join(tmpdir(), 'setup-'));

export const folder = path.join(root, 'shop');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => rmSync(root, { recursive: true }));

export function answersFile(answers: Answers | string): string {
  const file = path.join(root, 'answers.yaml');
  writeFileSync(file, typeof answers === 'string' ? answers : stringify(answers));
  return file;
}

/** The set-up of the given answers, without check and preview. */
export async function setUp(answers: Answers | string = ANSWERS) {
  const draft: Draft = { shop: readShop(folder), answers: {} };
  await answersFrom(answersFile(answers), draft);
  return writeFiles(draft, new Date('2026-11-27T12:00:00Z'));
}

export function settingsNow(): Record<string, string> {
  return readEnv(contentOf('shop.env'));
}

export function contentOf(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
