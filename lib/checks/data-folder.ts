import 'server-only';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { userName } from '@/lib/content/read-text';

type Fault = { sentence: string; stops: boolean };

const FULL = ['ENOSPC', 'EDQUOT'];
/** Set by nobody: a read-only image has it too, and sells without it. */
const DEFAULT_FOLDER = 'data';

/** A folder that somebody named and that cannot be written is a wrong setting. A disk fills while the shop sells. */
export function dataFolderProblems(variables: NodeJS.ProcessEnv): string[] {
  const fault = faultOf(variables);
  return fault?.stops ? [fault.sentence] : [];
}

export function doubtfulDataFolder(variables: NodeJS.ProcessEnv): string[] {
  const fault = faultOf(variables);
  return fault && !fault.stops ? [fault.sentence] : [];
}

function faultOf({ DATA_DIR, REDIS_URL }: NodeJS.ProcessEnv): Fault | null {
  const name = DATA_DIR?.trim();
  if (!name || name === 'none' || REDIS_URL?.trim()) return null;
  const folder = path.resolve(/* turbopackIgnore: true */ name);
  const code = writeFault(folder);
  if (!code) return null;
  if (FULL.includes(code)) {
    const sentence = `DATA_DIR: the disk of ${folder} is full (${code}), so pages do not outlive a restart: make room`;
    return { sentence, stops: false };
  }
  return {
    sentence: `DATA_DIR: ${userName()} cannot write to ${folder} (${code}): let that user write there, name another folder, or set it to none`,
    stops: name !== DEFAULT_FOLDER,
  };
}

function writeFault(folder: string): string | null {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'x');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    removeIfThere(probe);
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder that takes no file gives none back.
  }
}
