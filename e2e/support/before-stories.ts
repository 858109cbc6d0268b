import { demoApiOrigin, revalidateToken, shopUrl } from './addresses';
import { isForeign, testRaffleId } from './deployment';
import { isHeaded } from './launch-options';
import { readRaffle, sells } from './open-raffles';

const PATIENCE_MS = 30_000;

/** Runs before the first browser, to give one sentence instead of as many failures as stories. */
export default async function beforeStories() {
  const problem = missingScreen() ?? wrongSetting() ?? (await wrongShop());
  if (problem) throw oneSentence(problem);
}

/** Without the stack, to which Playwright would add the place in this file. */
function oneSentence(problem: string): Error {
  const error = new Error(problem);
  error.stack = problem;
  return error;
}

function missingScreen(): string | null {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (!isHeaded() || process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY) return null;
  return 'There is no screen for the window of --headed (DISPLAY is not set): say `xvfb-run -a npm run e2e -- --headed`, or leave it out and open what `npx playwright show-report` has of a story.';
}

/** Only settings for a running shop can be wrong: without BASE_URL the run starts its own shop. */
function wrongSetting(): string | null {
  const { BASE_URL, DEMO_API_ORIGIN, REVALIDATE_TOKEN } = process.env;
  for (const [name, value] of Object.entries({ BASE_URL, DEMO_API_ORIGIN })) {
    if (value === undefined || /^https?:\/\/[^/]/.test(value)) continue;
    return `${name} is "${value}", which is no address that begins with https:// or http://.`;
  }
  if (BASE_URL && DEMO_API_ORIGIN && !REVALIDATE_TOKEN) {
    return 'REVALIDATE_TOKEN is not set: with DEMO_API_ORIGIN, set it to the token of the shop.';
  }
  return null;
}

async function wrongShop(): Promise<string | null> {
  if (!process.env.BASE_URL) return null;
  const home = await ask(`${shopUrl}/home`);
  if (home !== 200) return `No shop answers at BASE_URL (${shopUrl}/home: ${home}).`;
  return isForeign ? wrongTestRaffle() : wrongControl();
}

async function wrongTestRaffle(): Promise<string | null> {
  if (testRaffleId === undefined) return null;
  const raffle = await readRaffle(shopUrl, testRaffleId);
  if (!raffle) return `TEST_RAFFLE_ID is "${testRaffleId}", but ${shopUrl} has no such raffle.`;
  if (await sells(shopUrl, raffle)) return null;
  return `TEST_RAFFLE_ID names "${raffle.name}", which sells no numbers now.`;
}

async function wrongControl(): Promise<string | null> {
  const control = `${demoApiOrigin}/__control/requests`;
  const commanded = await ask(control);
  if (commanded !== 200) {
    return `No demo admin API with --test-controls answers at DEMO_API_ORIGIN (${control}: ${commanded}).`;
  }
  const authorization = `Bearer ${revalidateToken}`;
  const status = await ask(`${shopUrl}/api/revalidate`, {
    method: 'POST',
    headers: { authorization },
  });
  if (status === 200) return null;
  return `The shop refuses this REVALIDATE_TOKEN (${shopUrl}/api/revalidate: ${status}).`;
}

/** The status, or the reason why there was none. */
async function ask(url: string, init?: RequestInit): Promise<number | string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { ...init, signal }).catch((error: Error) => error);
  if (!(answer instanceof Error)) return answer.status;
  return answer.cause instanceof Error ? answer.cause.message : answer.message;
}
