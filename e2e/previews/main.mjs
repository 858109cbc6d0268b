import { AGENTS } from './agents.mjs';
import { checkPage } from './check-page.mjs';

const urls = process.argv.slice(2).filter((argument) => URL.canParse(argument));
if (urls.length === 0) {
  console.error('Usage: npm run check:previews -- URL [URL ...]');
  process.exit(2);
}

let failures = 0;
for (const url of urls) failures += await report(url);
console.log(failures === 0 ? '\nAll passed.' : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;

/** @param {string} url */
async function report(url) {
  console.log(`\n${url}\n`);
  const seen = [];
  for (const agent of AGENTS) {
    const { timings, ...page } = await checkPage(url, agent);
    page.checks.push(...timings);
    seen.push(page);
    const failed = page.checks.filter(({ ok }) => !ok);
    console.log(
      [
        failed.length === 0 ? 'pass' : 'FAIL',
        page.agent.padEnd(22),
        `${page.status} in ${page.ms} ms`.padEnd(14),
        `tags end at byte ${page.end}`.padEnd(24),
        `image ${page.image}`,
      ].join('  '),
    );
    for (const { name, detail } of failed) console.log(`      ${name}: ${detail}`);
  }
  console.log('');
  for (const [index, { name, detail }] of (seen[0]?.checks ?? []).entries()) {
    const passes = seen.filter(({ checks }) => checks[index]?.ok).length;
    const verdict = passes === seen.length ? 'pass' : 'FAIL';
    console.log(`${verdict}  ${name.padEnd(42)} ${passes}/${seen.length}  ${detail}`);
  }
  return seen.flatMap(({ checks }) => checks).filter(({ ok }) => !ok).length;
}
