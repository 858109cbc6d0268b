import { checkImage } from './check-image.mjs';
import { checkTags } from './check-tags.mjs';
import { fetchAs } from './fetch-as.mjs';

const MAX_MS = 3000;

/**
 * Checks a page and its picture as one agent sees them. `timings` are separate: a busy machine is not its fault.
 * @param {string} url
 * @param {import('./agents.mjs').Agent} agent
 */
export async function checkPage(url, agent) {
  const page = await fetchAs(url, agent);
  const { checks, end, tags } = checkTags(page.body);
  const isWhole = page.status === 200;
  const image = URL.canParse(tags['og:image'] ?? '') ? await checkImage(tags, agent) : null;
  return {
    agent: agent.name,
    status: page.status,
    ms: page.ms,
    end,
    tags,
    image: image?.summary ?? 'none',
    checks: [
      { name: 'page answers without redirect', ok: isWhole, detail: `${page.status}` },
      ...checks,
      ...(image?.checks ?? []),
    ],
    timings: [
      { name: 'page within 3 s', ok: page.ms <= MAX_MS, detail: `${page.ms} ms` },
      ...(image ? [image.timing] : []),
    ],
  };
}
