import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandMark } from '@/lib/content/brand-mark';
import { contentProblem, shopContent } from '@/lib/content/content';
import { withVersionedLogos } from '@/lib/content/versioned-logos';
import { createLook } from './follow-content';

const NAMED = 'profile: { name: Rifas Turpial }\n';

let folder: string;
let look: () => Promise<void>;
let toFront: jest.Mock;
let errors: jest.SpyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  write('shop.yaml', NAMED + 'permit: CJ-1');
  write('brand/logo.svg', '<svg/>');
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_DIR: folder });
  toFront = jest.fn();
  Object.assign(process, { send: toFront });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  look = await createLook(process.env);
});

afterEach(() => {
  delete process.send;
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('storefront.content')];
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string | Buffer) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('a change is shown when a second look finds it as the first did', async () => {
  expect(shopContent().permit).toBe('CJ-1');
  write('shop.yaml', NAMED + 'permit: CJ-2');
  await look();
  expect(shopContent().permit).toBe('CJ-1');
  expect(toFront).not.toHaveBeenCalled();
  await look();
  expect(shopContent().permit).toBe('CJ-2');
  expect(toFront).toHaveBeenCalledTimes(1);
  await look();
  expect(toFront).toHaveBeenCalledTimes(1);
});

test('a file that an editor is still writing is neither shown nor complained of', async () => {
  write('shop.yaml', 'permit: [');
  await look();
  write('shop.yaml', NAMED + 'permit: CJ-20');
  await look();
  expect(errors).not.toHaveBeenCalled();
  await look();
  expect(shopContent().permit).toBe('CJ-20');
});

test('a wrong change is told once, and the old stays until it is right', async () => {
  expect(shopContent().permit).toBe('CJ-1');
  write('shop.yaml', NAMED + 'permit: CJ-3\nfooter:\n  - *Importante*');
  for (let looks = 0; looks < 4; looks += 1) await look();
  expect(shopContent().permit).toBe('CJ-1');
  expect(contentProblem()).toMatch(/^shop\.yaml, línea 4: .*comillas/);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors.mock.lastCall).toEqual([
    expect.stringMatching(/sigue el anterior: \/\S+shop\.yaml, línea 4: .*comillas/),
  ]);
  write('shop.yaml', NAMED + 'permit: CJ-3');
  await look();
  await look();
  expect(shopContent().permit).toBe('CJ-3');
  expect(contentProblem()).toBeNull();
});

test('a folder that is away for a time is told, and shown again when it is back', async () => {
  expect(shopContent().permit).toBe('CJ-1');
  rmSync(folder, { recursive: true });
  await look();
  await look();
  expect(shopContent().permit).toBe('CJ-1');
  expect(errors.mock.lastCall).toEqual([expect.stringContaining('shop.yaml no se puede leer')]);
  write('shop.yaml', NAMED + 'permit: CJ-4');
  await look();
  await look();
  expect(shopContent().permit).toBe('CJ-4');
});

test('a text of the same size and time as before is a change', async () => {
  const time = new Date('2026-01-01');
  utimesSync(path.join(folder, 'shop.yaml'), time, time);
  look = await createLook(process.env);
  expect(shopContent().permit).toBe('CJ-1');
  write('shop.yaml', NAMED + 'permit: CJ-9');
  utimesSync(path.join(folder, 'shop.yaml'), time, time);
  await look();
  await look();
  expect(shopContent().permit).toBe('CJ-9');
});

test('a new logo has an address of its own, and pictures are drawn with the new mark', async () => {
  const logo = () => withVersionedLogos(shopContent().profile).logo;
  const before = [logo(), brandMark('#123456')];
  write('brand/logo.svg', '<svg></svg>');
  write('brand/mark.png', 'mark');
  await look();
  expect([logo(), brandMark('#123456')]).toEqual(before);
  await look();
  expect(logo()).not.toBe(before[0]);
  expect(brandMark('#123456')).toBe(
    `data:image/png;base64,${Buffer.from('mark').toString('base64')}`,
  );
});
