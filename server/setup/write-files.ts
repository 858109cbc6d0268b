import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHOP_FILE } from '@/lib/content/read-content';
import { SHIPPED_CONTENT } from '@/lib/content/read-text';
import { drawBrand } from './draw';
import { mergeEnv, SetupError } from './env-file';
import { isChanged, type Draft } from './question';
import { QUESTIONS } from './questions';
import { ENV_FILE, NONE, withWords, type Shop } from './shop';

const FILE_MODE = 0o640;
const FOLDER_MODE = 0o750;
const BEFORE = '.antes';

type Contents = Map<string, Buffer | string>;

/** The names of what changed. What the owner wrote stays beside it. */
export async function writeFiles(draft: Draft): Promise<string[]> {
  const contents = [...(await contentsOf(draft))].filter(
    ([file, content]) => !isThere(file, content),
  );
  try {
    for (const [file, content] of contents) {
      await makeFolder(path.dirname(file));
      if (/\.(env|yaml)$/.test(file) && isFile(file)) await copyFile(file, `${file}${BEFORE}`);
      await writeFile(file, content, { mode: FILE_MODE });
      await own(file, FILE_MODE);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `No pude escribir en ${draft.shop.folder}: revisa el permiso y el espacio en el disco (${code})`,
    );
  }
  return contents.map(([file]) => file);
}

async function contentsOf(draft: Draft): Promise<Contents> {
  const { shop, answers } = draft;
  const { folder, contentDir } = shop;
  const contents: Contents = new Map();
  for (const entry of readdirSync(SHIPPED_CONTENT, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(contentDir, path.relative(SHIPPED_CONTENT, from));
    // The owner's own files stay.
    if (entry.isFile() && !isFile(to)) contents.set(to, readFileSync(from));
  }
  const changed = QUESTIONS.filter((each) => isChanged(each, draft));
  const { files, width } = await drawBrand(answers, new Set(changed.map(({ key }) => key)));
  for (const [name, content] of Object.entries(files)) {
    contents.set(path.join(contentDir, 'brand', name), content);
  }
  const changes = changed.map(({ key, write }) => write(answers[key] ?? ''));
  const own = Object.entries({
    // These are of the shop that ships.
    ...(!shop.hasWords && { 'profile.map': NONE, testimonials: NONE }),
    ...(files['logo.svg'] && { 'profile.sizeico': String(width) }),
  });
  const words = withWords(shop, [...own, ...changes.flatMap((change) => change.words ?? [])]);
  const settings = Object.assign({}, ...changes.map((change) => change.settings)) as Settings;
  contents.set(
    path.join(contentDir, SHOP_FILE),
    words.toString({ lineWidth: 0, singleQuote: true }),
  );
  contents.set(
    path.join(folder, ENV_FILE),
    mergeEnv(shop.env ?? '', { ...settings, ...missingSettings(shop, settings) }),
  );
  return contents;
}

type Settings = Record<string, string | null>;

/** Settings that a shop needs, and that no owner has to think about. A value that is there stays. */
function missingSettings({ settings, contentDir }: Shop, given: Settings): Settings {
  const site = given.SITE_URL ?? settings.SITE_URL ?? '';
  const usual = {
    CONTENT_DIR: contentDir,
    TICKET_SECRET: randomBytes(24).toString('hex'),
    REVALIDATE_TOKEN: randomBytes(24).toString('hex'),
    // The proxy of DEPLOY.md is on the same machine.
    ...(site.startsWith('https://') && { TRUSTED_PROXIES: '127.0.0.1' }),
  };
  return Object.fromEntries(Object.entries(usual).filter(([name]) => !settings[name]));
}

export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  for (let made = folder; first && made.startsWith(first); made = path.dirname(made)) {
    await own(made, FOLDER_MODE);
  }
}

/** Written by root and read by the user of DEPLOY.md, if the machine has that user. */
async function own(file: string, mode: number): Promise<void> {
  await chmod(file, mode);
  if (process.geteuid?.() !== 0 || !isFile('/etc/group')) return;
  const id = /^shop:[^:\n]*:(\d+):/m.exec(readFileSync('/etc/group', 'utf8'))?.[1];
  if (id !== undefined) await chown(file, 0, Number(id));
}

function isThere(file: string, content: Buffer | string): boolean {
  return isFile(file) && readFileSync(file).equals(Buffer.from(content));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
