import sharp from 'sharp';
import { fetchAs } from './fetch-as.mjs';

const MAX_BYTES = 300_000;
const MAX_MS = 3000;

/**
 * Checks the picture of a preview as this agent gets it.
 * @param {Record<string, string>} tags
 * @param {import('./agents.mjs').Agent} agent
 */
export async function checkImage(tags, agent) {
  const { agent: name } = agent;
  const answer = await fetchAs(tags['og:image'] ?? '', { name: agent.name, agent: name });
  const picture = await sharp(answer.body)
    .metadata()
    .catch(() => null);
  const size = picture ? `${picture.width}x${picture.height}` : 'unreadable';
  const type = String(answer.headers['content-type']);
  const checks = [
    {
      name: 'og:image answers without redirect',
      ok: answer.status === 200,
      detail: `${answer.status}`,
    },
    {
      name: 'og:image is a JPEG',
      ok: type === 'image/jpeg' && picture?.format === 'jpeg',
      detail: type,
    },
    {
      name: 'og:image at most 300 KB',
      ok: answer.body.length <= MAX_BYTES,
      detail: `${answer.body.length} B`,
    },
    {
      name: 'og:image states its length',
      ok: answer.headers['content-length'] === String(answer.body.length),
      detail: `${answer.headers['content-length']}`,
    },
    {
      name: 'og:image is 1200x630 as stated',
      ok: size === '1200x630' && size === `${tags['og:image:width']}x${tags['og:image:height']}`,
      detail: size,
    },
  ];
  const timing = {
    name: 'og:image within 3 s',
    ok: answer.ms <= MAX_MS,
    detail: `${answer.ms} ms`,
  };
  return { checks, timing, summary: `${type} ${size} ${answer.body.length} B ${answer.ms} ms` };
}
