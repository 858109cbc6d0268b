import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedSinceBuild } from './changed-since-build';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'changed-since-build-'));
  await put('.next/BUILD_ID', 1000);
  await put('app/layout.tsx', 900);
  await put('lib/raffle/price.ts', 900);
});

afterEach(() => rm(root, { recursive: true }));

async function put(file: string, secondsOfChange: number): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), '');
  await utimes(path.join(root, file), secondsOfChange, secondsOfChange);
}

test('a build that is newer than every source is up to date', async () => {
  expect(await changedSinceBuild(root)).toBeNull();
});

test.each(['lib/raffle/price.ts', 'instrumentation.ts', 'next.config.mjs'])(
  '%s changed since is named',
  async (file) => {
    await put(file, 1001);
    expect(await changedSinceBuild(root)).toBe(path.join(...file.split('/')));
  },
);

test('a file changed at the moment of the build is in it', async () => {
  await put('lib/raffle/price.ts', 1000);
  expect(await changedSinceBuild(root)).toBeNull();
});

test.each(['lib/raffle/price.test.ts', 'demo-api/.data/demo.db', 'e2e/home.spec.ts'])(
  '%s is no part of the build',
  async (file) => {
    await put(file, 1001);
    expect(await changedSinceBuild(root)).toBeNull();
  },
);

test('an image, which has the build alone, is up to date whatever it was copied at', async () => {
  await rm(path.join(root, 'app'), { recursive: true });
  await put('next.config.mjs', 1001);
  expect(await changedSinceBuild(root)).toBeNull();
});
