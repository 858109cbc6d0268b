import { readHead } from './read-head.mjs';

/** Slack reads no further. */
const MAX_OFFSET = 32_768;

const REQUIRED = [
  'title',
  'description',
  'canonical',
  'robots',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:url',
  'og:title',
  'og:description',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

const NONSENSE = /\b(undefined|null|NaN)\b|\[object|[\n\r]|<\/?[a-z]/i;

/** @typedef {{ name: string, ok: boolean, detail: string }} Check */

/**
 * Checks a page's tags for link previews: present once, complete, in the part that every crawler reads.
 * @param {Buffer} body
 * @returns {{ checks: Check[], end: number, tags: Record<string, string> }}
 */
export function checkTags(body) {
  const { headEnd, tags } = readHead(body);
  const found = (/** @type {string} */ name) => tags.filter((tag) => tag.name === name);
  const content = (/** @type {string} */ name) => found(name)[0]?.content ?? '';
  const end = Math.max(0, ...REQUIRED.flatMap((name) => found(name).map((tag) => tag.end)));
  const checks = REQUIRED.map((name) => {
    const same = found(name);
    const isInHead = same.length > 0 && same.every((tag) => tag.end <= headEnd);
    return check(
      name,
      same.length === 1 && isInHead && content(name) !== '',
      content(name),
      same.length,
    );
  });
  const url = content('og:url');
  const text = content('og:title') + content('og:description') + content('title');
  checks.push(
    check('tags end within 32 KiB', end > 0 && end <= MAX_OFFSET, `${end} B`),
    check('og:url is the canonical address', url === content('canonical'), url),
    check('addresses are whole and clean', [url, content('og:image')].every(isClean), url),
    check('og:title at most 65', content('og:title').length <= 65, `${content('og:title').length}`),
    check(
      'description at most 160',
      content('og:description').length <= 160,
      `${content('og:description').length}`,
    ),
    check('no tags, line breaks or nonsense in texts', !NONSENSE.test(text), text),
    check(
      'large picture allowed',
      content('robots').includes('max-image-preview:large'),
      content('robots'),
    ),
    check('large card', content('twitter:card') === 'summary_large_image', content('twitter:card')),
    check('locale', content('og:locale') === 'es_VE', content('og:locale')),
  );
  return { checks, end, tags: Object.fromEntries(REQUIRED.map((name) => [name, content(name)])) };
}

/** @returns {Check} */
function check(
  /** @type {string} */ name,
  /** @type {boolean} */ ok,
  /** @type {string} */ detail,
  count = 1,
) {
  return { name, ok, detail: count > 1 ? `${count} times` : detail || 'missing' };
}

/** An absolute address without tracking, encrypted unless it is on this machine. */
function isClean(/** @type {string} */ address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return (protocol === 'https:' || (isLocal && protocol === 'http:')) && search === '';
}
