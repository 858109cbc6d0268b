import path from 'node:path';
import { startNode } from './child';
import { freePort, LOOPBACK } from './free-port';
import type { DemoSettings } from './settings';
import { supervise, type Supervised } from './supervise';
import { untilAnswers } from './until-answers';

const DEMO_API = path.join(__dirname, '..', '..', 'demo-api', 'main.js');

type DemoApi = Supervised & {
  origin: string;
  env: NodeJS.ProcessEnv;
};

export async function startDemoApi({
  port,
  data,
  generation,
  hasTestControls,
}: DemoSettings): Promise<DemoApi> {
  const ownPort = port || (await freePort());
  const origin = `http://${LOOPBACK}:${ownPort}`;
  const args = [DEMO_API, '--port', String(ownPort), '--data', data, '--generation', generation];
  if (hasTestControls) args.push('--test-controls');
  const start = async () => startNode({ args });
  const { stop } = await supervise({ name: 'The demo admin API', start });
  await untilAnswers(() => origin);
  return {
    stop,
    origin,
    env: {
      ADMIN_API_URL: `${origin}/api`,
      ADMIN_API_TOKEN: 'demo-token',
      ADMIN_SELLER_ID: '5f3a9c1e7b2d4a0016c8e501',
      WHATSAPP_API_URL: origin,
      WHATSAPP_SESSION_ID: 'demo',
      WHATSAPP_SELLER_NUMBER: '584140000000',
      STOREFRONT_DEMO: '1',
    },
  };
}
