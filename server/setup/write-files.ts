import { readFileSync, statSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { SHOP_FILE } from '@/lib/content/read-content';
import { SHIPPED_CONTENT } from '@/lib/content/read-text';
import { drawBrand } from './draw-brand';
import { textsOf } from './files';
import type { Draft } from './question';
import { changedParts } from './settle';
import { SetupError } from './setup-error';
import { ENV_FILE } from './shop';

const FILE_MODE = 0o640;
const FOLDER_MODE = 0o750;

type Written = { files: string[]; backup: string | null };

/** All files are made aside first: a full disk leaves the shop as it was. */
export async function writeFiles(draft: Draft, now = new Date()): Promise<Written> {
  const { folder, contentDir } = draft.shop;
  try {
    await makeFolder(folder);
    await makeFolder(contentDir);
    const stage = await mkdtemp(path.join(folder, '.setup-'));
    try {
      await fill(stage, draft);
      return await moveIn(stage, draft, now);
    } finally {
      await rm(stage, { recursive: true });
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new SetupError(`No pude escribir en ${folder} (${code}): ${message}`);
  }
}

async function fill(stage: string, draft: Draft): Promise<void> {
  const content = path.join(stage, 'content');
  const { contentDir } = draft.shop;
  await cp(SHIPPED_CONTENT, content, {
    recursive: true,
    // The owner's own files stay.
    filter: (from) => !isFile(path.join(contentDir, path.relative(SHIPPED_CONTENT, from))),
  });
  const drawsBrand = changedParts(draft).some(({ key }) => key === 'logo');
  const drawn = drawsBrand ? await drawBrand(draft, path.join(content, 'brand')) : null;
  const { env, words } = textsOf(draft, drawn);
  await writeFile(path.join(content, SHOP_FILE), words);
  await writeFile(path.join(stage, ENV_FILE), env);
}

async function moveIn(stage: string, { shop }: Draft, now: Date): Promise<Written> {
  const stamp = now.toISOString().slice(0, 19).replace(/[:]/g, '');
  const backup = path.join(shop.folder, `antes-${stamp}.bak`);
  const changed: string[] = [];
  let isKept = false;
  for (const entry of await readdir(stage, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const made = path.join(entry.parentPath, entry.name);
    const name = path.relative(stage, made);
    const inContent = path.relative('content', name);
    const target = inContent.startsWith('..')
      ? path.join(shop.folder, name)
      : path.join(shop.contentDir, inContent);
    if (isFile(target)) {
      if (readFileSync(target).equals(readFileSync(made))) continue;
      isKept = true;
      await makeFolder(path.dirname(path.join(backup, name)));
      await copyFile(target, path.join(backup, name));
      await own(path.join(backup, name), FILE_MODE);
    }
    await own(made, FILE_MODE);
    await makeFolder(path.dirname(target));
    await move(made, target);
    changed.push(target);
  }
  return { files: changed, backup: isKept ? backup : null };
}

/** The folder of the contents may be on another disk. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await own(to, FILE_MODE);
  });
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  for (let made = folder; first && made.startsWith(first); made = path.dirname(made)) {
    await own(made, FOLDER_MODE);
  }
}

/** Written by root and read by the user of the papers, if the machine has that user. */
async function own(file: string, mode: number): Promise<void> {
  await chmod(file, mode);
  const group = process.geteuid?.() === 0 ? groupOfTheShop() : null;
  if (group !== null) await chown(file, 0, group);
}

function groupOfTheShop(): number | null {
  const groups = isFile('/etc/group') ? readFileSync('/etc/group', 'utf8') : '';
  const id = /^shop:[^:\n]*:(\d+):/m.exec(groups)?.[1];
  return id === undefined ? null : Number(id);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
