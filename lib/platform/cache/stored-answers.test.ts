import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger } from '../log/logger';
import { answerFiles } from './answer-files';
import { readStoredAnswer, storeAnswer } from './stored-answers';
import type * as environment from '../env';
import type * as answers from './stored-answers';
import { folderOfTest } from '@/lib/testing/folder-of-test';

/** Read anew each time: the process reads it once. */
jest.mock('../env', () => {
  const real = jest.requireActual<typeof environment>('../env');
  return { ...real, environment: () => real.parseEnvironment(process.env) };
});

const DAY_MS = 24 * 3600_000;

const root = folderOfTest();
let folder: string;

beforeEach(async () => {
  folder = path.join(root(), 'answers');
  process.env.DATA_DIR = root();
});

afterEach(async () => {
  for (const name of [
    'DATA_DIR',
    'REDIS_URL',
    'TICKET_SECRET',
    'WINNER_SHOWN',
    'ADMIN_SELLER_ID',
  ]) {
    delete process.env[name];
  }
});

async function onlyFile(): Promise<string> {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return path.join(folder, names[0] ?? '');
}

const age = (file: string, ms: number) => {
  const at = new Date(Date.now() - ms);
  return utimes(file, at, at);
};

test('a stored answer is read by its kind and key, and the last one counts', async () => {
  await storeAnswer('raffle', 'moto', { name: 'Moto' });
  await storeAnswer('raffle', 'moto', { name: 'Moto nueva' });
  await storeAnswer('winner', 'moto', null);
  expect(await readStoredAnswer('raffle', 'moto')).toEqual({ value: { name: 'Moto nueva' } });
  expect(await readStoredAnswer('winner', 'moto')).toEqual({ value: null });
  expect(await readStoredAnswer('raffle', 'carro')).toBeNull();
  expect(await readdir(folder)).toHaveLength(2);
});

test.each([
  ['another admin API', 'ADMIN_API_URL', 'https://other.example.com/api'],
  ['another seller', 'ADMIN_SELLER_ID', '65f000000000000000000001'],
  ['winners shown short', 'WINNER_SHOWN', 'short'],
  ['winners shown without their address', 'WINNER_SHOWN', 'name'],
])('a shop with %s does not get what was stored before', async (_, name, value) => {
  await storeAnswer('raffle', 'moto', {});
  process.env[name] = value;
  expect(await readStoredAnswer('raffle', 'moto')).toBeNull();
});

test('with no folder nothing is stored', async () => {
  process.env.DATA_DIR = 'none';
  await storeAnswer('raffle', 'moto', {});
  expect(await readStoredAnswer('raffle', 'moto')).toBeNull();
  expect(await readdir(root())).toEqual([]);
});

test.each(['', '{"value":{"na', '[]', 'null', '{}'])(
  'the torn file %j is no answer',
  async (text) => {
    await storeAnswer('raffle', 'moto', { name: 'Moto' });
    await writeFile(await onlyFile(), text);
    expect(await readStoredAnswer('raffle', 'moto')).toBeNull();
  },
);

test('an answer lives for thirty days', async () => {
  await storeAnswer('raffle', 'moto', {});
  const file = await onlyFile();
  await age(file, 30 * DAY_MS - 60_000);
  expect(await readStoredAnswer('raffle', 'moto')).toEqual({ value: {} });
  await age(file, 30 * DAY_MS + 60_000);
  expect(await readStoredAnswer('raffle', 'moto')).toBeNull();
});

test('an answer of more than 512 KiB is not stored', async () => {
  const text = 'a'.repeat(512 * 1024 - '{"value":[""]}'.length);
  await storeAnswer('raffle', 'moto', [text]);
  expect((await readFile(await onlyFile(), 'utf8')).length).toBe(512 * 1024);
  await storeAnswer('raffle', 'carro', [`${text}a`]);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a folder that cannot be written costs a line in the log, and no page', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  await writeFile(folder, 'a file in its place');
  await storeAnswer('raffle', 'moto', {});
  expect(JSON.stringify(warn.mock.calls)).toContain('answers-cannot-be-stored');
});

test('the newest files stay, and old or unfinished ones and no others go', async () => {
  await mkdir(folder);
  const name = (letter: string) => `${letter.repeat(43)}.json`;
  const put = async (file: string, ms: number) => {
    await writeFile(path.join(folder, file), '{}');
    await age(path.join(folder, file), ms);
  };
  await put(name('a'), 3000);
  await put(name('b'), 2000);
  await put(name('c'), 1000);
  await put(name('d'), 31 * DAY_MS);
  await put(`${name('e')}.0b1c`, 500);
  await put('notes.txt', 40 * DAY_MS);
  await answerFiles(folder).tidy({ entries: 2, bytes: 1000 });
  expect((await readdir(folder)).sort()).toEqual([name('b'), name('c'), 'notes.txt']);
});

test('the first answer of a process makes the folder tidy, and so does each sixteenth MiB', async () => {
  jest.resetModules();
  const started = jest.requireActual<typeof answers>('./stored-answers');
  const old = path.join(folder, `${'a'.repeat(43)}.json`);
  const isTidy = async () => !(await readdir(folder)).includes(path.basename(old));
  const putOld = async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(old, '{}');
    await age(old, 31 * DAY_MS);
  };
  await putOld();
  await started.storeAnswer('raffle', 'moto', {});
  expect(await isTidy()).toBe(true);
  await putOld();
  const half = 'a'.repeat(496 * 1024 - '{"value":[""]}'.length);
  for (let wrote = 1; wrote < 32; wrote += 1) await started.storeAnswer('card', 'moto', [half]);
  expect(await isTidy()).toBe(false);
  await started.storeAnswer('card', 'moto', [half]);
  expect(await isTidy()).toBe(true);
});
