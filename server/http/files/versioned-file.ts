import { createHash } from 'node:crypto';
import type { Sendable } from '../../cache/sendable';
import { FOREVER } from '../cache-control';

/** Another instance may have made the page of files that this one has not read yet. */
const ASK_AGAIN = 'no-cache';

/** A page that names the content it wants (`?v=`) gets it for ever; after a change of the file it names another. */
export function withOwnLife(url: string, file: Sendable): Sendable {
  const [, version] = /^[^?]+\?v=([\da-f]{8})$/.exec(url) ?? [];
  if (version === undefined) return file;
  const life = version === versionOf(file) ? FOREVER : ASK_AGAIN;
  return { ...file, headers: { ...file.headers, 'Cache-Control': life } };
}

/** As `withVersionedLogos` (`lib/content`) writes it into pages. */
const versions = new WeakMap<Sendable, string>();

function versionOf(file: Sendable): string {
  const known = versions.get(file);
  if (known !== undefined) return known;
  const version = createHash('sha256').update(file.bodies.identity).digest('hex').slice(0, 8);
  versions.set(file, version);
  return version;
}
