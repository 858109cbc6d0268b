import { request } from 'node:http';

const ASKED = [
  { rsc: '0' },
  { rsc: '' },
  { rsc: '1', accept: 'text/x-component' },
  { accept: '*/*', 'accept-encoding': 'gzip' },
  { accept: 'application/json', 'accept-encoding': 'br' },
  { 'next-router-prefetch': '1', 'accept-encoding': 'gzip' },
];
const PATHS = [
  '/home',
  '/contact',
  '/rifa/0',
  '/rifa/0.css',
  '/nada.html',
  '/boleto/x',
  '/resultados',
];

export const documents = {
  tried: `${PATHS.length} addresses asked for in ${ASKED.length} unusual ways`,
  async run({ shop, raffle }) {
    const paths = [...PATHS, `/rifa/${raffle.rifid}`];
    const cases = paths.flatMap((path) => ASKED.map((headers) => ({ path, headers })));
    const answers = await Promise.all(cases.map((one) => ask(shop, one)));
    const bare = answers.filter(isBareDocument);
    return {
      held: bare.length === 0,
      told:
        bare.length === 0
          ? `${answers.filter(isDocument).length} documents, all with policy and frame protection, none for shared caches`
          : `${bare.length} without, such as ${bare[0].path} ${JSON.stringify(bare[0].headers)}`,
    };
  },
};

function ask({ origin }, { path, headers }) {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ path, headers, answer: answer.headers }));
    })
      .once('error', reject)
      .end();
  });
}

function isDocument({ answer }) {
  return (answer['content-type'] ?? '').startsWith('text/html');
}

function isBareDocument({ answer }) {
  if (!isDocument({ answer })) return false;
  const isGuarded = answer['content-security-policy'] && answer['x-frame-options'] === 'DENY';
  return !isGuarded || /s-maxage/.test(answer['cache-control'] ?? '');
}
