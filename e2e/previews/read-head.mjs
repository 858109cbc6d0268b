const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Reads what a crawler without scripts finds in the head. `end` is the byte after a tag in the uncompressed HTML.
 * @typedef {{ name: string, content: string, end: number }} Tag
 * @param {Buffer} body
 */
export function readHead(body) {
  // One character per byte, so that positions are bytes.
  const html = body.toString('latin1');
  const headEnd = html.indexOf('</head>');
  /** @type {Tag[]} */
  const tags = [];
  for (const match of html.matchAll(/<(meta|link)\b[^>]*>|<title>([^<]*)<\/title>/g)) {
    const end = match.index + match[0].length;
    const attribute = (/** @type {string} */ name) =>
      decode(new RegExp(`\\s${name}="([^"]*)"`).exec(match[0])?.[1] ?? '');
    if (match[2] !== undefined) tags.push({ name: 'title', content: decode(match[2]), end });
    else if (match[1] === 'link')
      tags.push({ name: attribute('rel'), content: attribute('href'), end });
    else
      tags.push({
        name: attribute('property') || attribute('name'),
        content: attribute('content'),
        end,
      });
  }
  return { headEnd: headEnd === -1 ? 0 : headEnd, tags };
}

/** @param {string} bytes */
function decode(bytes) {
  return Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name) => ENTITIES[name]);
}
