import 'server-only';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { readContent } from '@/lib/content/read-content';
import { userName } from '@/lib/content/read-text';
import { environment } from '@/lib/platform/env';
import { isLocalHost } from '@/lib/platform/local-host';
import { lookAtReceiptFolder } from '@/lib/platform/http/receipt-folder';
import { connectRedis, redisState, whenConnected } from '@/lib/platform/redis/client';
import { lastTicketSecretMark, ticketSecretMark } from '@/lib/platform/redis/ticket-secret-mark';
import { whyNoPush } from '@/lib/push/push-keys';
import { checkAdminApi } from './admin-check';
import { borrowedWords } from './borrowed-words';
import { readableByRootAlone } from './content-files';
import { canConvert } from './conversion-check';
import { doubtfulSettings } from './doubtful-settings';
import { right, wrong, type Finding } from './finding';
import { pictureFaults } from './picture-files';
import { checkProxies } from './proxy-check';
import { startProblems } from './startup-check';

const PATIENCE_MS = 5000;
/** Longer than a purchase of 15 MB takes on its way through the proxies. */
const LONGEST_MS = 120_000;
/** Checks all that a start checks, and what only requests can show. */
export async function fullCheck(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const told = [...doubtfulSettings(variables), ...borrowedWords(variables)].map(wrong);
  const problems = startProblems(variables);
  if (problems.length > 0) return [...problems.map(wrong), ...told];
  const asked = await Promise.all([
    checkAdminApi(variables),
    checkPictures(variables),
    checkMessaging(),
    checkRedis(),
    checkSite(),
    checkReceiptFolder(),
    checkConversion(),
  ]);
  return [
    right('All settings have valid values'),
    ...told,
    ...readContent(variables).adapted.map(right),
    ...checkReader(variables),
    ...asked.flat(),
    checkPush(),
  ];
}

/** The check may be run by root, and the shop by a user of its own. */
function checkReader(variables: NodeJS.ProcessEnv): Finding[] {
  const closed = readableByRootAlone(variables);
  return closed.length === 0
    ? [right(`CONTENT_DIR: ${userName()} can read all of it`)]
    : [
        wrong(
          `CONTENT_DIR: only root can read ${closed.join(', ')}, and the shop runs as another user: chgrp shop, chmod 640 (folders 750)`,
        ),
      ];
}

async function checkPictures(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { logo, logob, ico } = readContent(variables).content.profile;
  const named = { 'profile.logo': logo, 'profile.logob': logob, 'profile.ico': ico };
  const found = await Promise.all([
    pictureFaults(variables),
    ...Object.entries(named).map(([name, address]) => remotePicture(name, address)),
  ]);
  const bad = found.flat().map(wrong);
  return bad.length > 0 ? bad : [right('All logos and pictures can be read')];
}

async function remotePicture(name: string, address: string): Promise<string[]> {
  if (!address.startsWith('https://')) return [];
  const answer = await ask(address);
  const type = answer?.headers.get('content-type') ?? 'nothing';
  if (answer?.ok && type.startsWith('image/')) return [];
  const said = `${answer?.status ?? 'no answer'}, ${type}`;
  return [`${name}: ${address} does not answer with a picture (${said})`];
}

function checkPush(): Finding {
  const why = whyNoPush();
  return right(why ? `Buyers are not told by push: ${why}` : 'Buyers who want it are told by push');
}

async function checkMessaging(): Promise<Finding[]> {
  const { whatsapp } = environment();
  if (!whatsapp)
    return [right('WHATSAPP_API_URL is not set: the seller gets no messages about purchases')];
  const answer = await ask(whatsapp.apiUrl);
  return [
    answer
      ? right(`WHATSAPP_API_URL: ${whatsapp.apiUrl} answers`)
      : wrong(`WHATSAPP_API_URL: ${whatsapp.apiUrl} does not answer`),
  ];
}

async function checkRedis(): Promise<Finding[]> {
  const { redisUrl } = environment();
  if (!redisUrl) return [right('REDIS_URL is not set: run only one instance')];
  return askRedis(redisUrl);
}

async function askRedis(url: string): Promise<Finding[]> {
  const redis = connectRedis(url, () => undefined);
  try {
    await whenConnected(redis);
    const state = await redisState(redis);
    if (state === 'away') return [wrong('REDIS_URL: Redis does not answer')];
    if (state === 'unwritable') {
      return [wrong('REDIS_URL: Redis takes no writes: it is full, or a replica of another')];
    }
    return [right('REDIS_URL: Redis answers'), ...(await sharedFindings(redis))];
  } finally {
    redis.disconnect();
  }
}

async function sharedFindings(redis: Redis): Promise<Finding[]> {
  const mark = await lastTicketSecretMark(redis);
  return [
    ...(mark && mark !== ticketSecretMark()
      ? [wrong('TICKET_SECRET differs from that of the instance that started last')]
      : []),
    ...(await forgetfulness(redis)).map((sentence) => wrong(`REDIS_URL: ${sentence}`)),
  ];
}

/** What Redis would lose that the shop needs. */
async function forgetfulness(redis: Redis): Promise<string[]> {
  // Some hosted Redis servers do not answer CONFIG.
  const setting = async (name: string) =>
    ((await redis.config('GET', name).catch(() => [])) as string[])[1];
  const policy = (await setting('maxmemory-policy')) ?? 'noeviction';
  const savesNothing = (await setting('save')) === '' && (await setting('appendonly')) === 'no';
  return [
    ...(policy === 'noeviction'
      ? []
      : [
          `its maxmemory-policy is ${policy}: a full Redis would forget purchases; set it to noeviction`,
        ]),
    ...(savesNothing && !whyNoPush()
      ? [
          'it saves nothing, so a restart of Redis forgets all phones that wait for a notice: let it save 60 1, or set PUSH_NOTICES=off',
        ]
      : []),
  ];
}

async function checkSite(): Promise<Finding[]> {
  const { siteUrl, trustedProxies } = environment();
  const { protocol } = new URL(siteUrl);
  if (protocol === 'http:') {
    const isHere = isLocalHost(new URL(siteUrl));
    const sentence = `SITE_URL: ${siteUrl} has no TLS: browsers warn visitors, and others can read what they write`;
    return [isHere ? right(`SITE_URL: ${siteUrl} is for trying only`) : wrong(sentence)];
  }
  const answer = await ask(`${siteUrl}/api/health`);
  const proxies = answer?.ok ? await checkProxies(siteUrl, answer) : [];
  return [
    ...proxies.map(wrong),
    answer?.ok
      ? right(`SITE_URL: ${siteUrl} answers with TLS`)
      : wrong(`SITE_URL: ${siteUrl} does not answer with TLS (expected until the shop runs there)`),
    ...(trustedProxies.length > 0
      ? []
      : [wrong('TRUSTED_PROXIES is not set: behind a proxy all visitors count as one')]),
  ];
}

async function checkConversion(): Promise<Finding[]> {
  return [
    (await canConvert())
      ? right('Pictures and receipts can be converted')
      : wrong(`Pictures and receipts cannot be converted on Node ${process.versions.node}`),
  ];
}

async function checkReceiptFolder(): Promise<Finding[]> {
  const { state } = await lookAtReceiptFolder(tmpdir());
  return [
    state === 'writable'
      ? right(`${tmpdir()} can store receipts`)
      : wrong(`${tmpdir()} cannot store receipts: it is ${state} (set TMPDIR to another folder)`),
  ];
}

async function ask(address: string): Promise<Response | null> {
  const headers = { 'accept-encoding': 'identity' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address, { headers, signal, cache: 'no-store' }).catch(() => null);
  await answer?.body?.cancel();
  return answer;
}

/** For `npm run check`: prints the findings, and exits with 1 if something is wrong. Next would outlive an exception. */
export async function tellFullCheck(): Promise<never> {
  const tooLate = delay(LONGEST_MS, [wrong(`The check did not end within ${LONGEST_MS / 1000} s`)]);
  const findings = await Promise.race([fullCheck(process.env), tooLate]).catch((error: unknown) => [
    wrong(`The check itself failed: ${String(error)}`),
  ]);
  const wrongOnes = findings.filter(({ ok }) => !ok);
  for (const { ok, text } of findings) console.log(`${ok ? 'right' : 'WRONG'}  ${text}`);
  console.log(wrongOnes.length > 0 ? `Problems found: ${wrongOnes.length}` : 'Ready to sell');
  process.exit(wrongOnes.length > 0 ? 1 : 0);
}
