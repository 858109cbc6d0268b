import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startShopInstance } from '@/lib/testing/shop-instance';
import { LACKING } from './without-front';

const ADMIN_API_URL = 'http://127.0.0.1:9/api';
const NEXT = path.join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');

test.each(['', 'true', 'client-limits'])(
  'the built shop refuses to start without its front (WITHOUT_FRONT=%s), and says what would be lost',
  async (WITHOUT_FRONT) => {
    const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', '0'], {
      env: { ...process.env, NODE_ENV: 'production', ADMIN_API_URL, WITHOUT_FRONT },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(told).toMatch(
      /no puede arrancar[^]*X-Forwarded-For[^]*política de seguridad[^]*contesta 200/,
    );
    expect(code).toBe(78);
  },
);

test('an owner who names all of it gets Next alone', async () => {
  const shop = await startShopInstance({ ADMIN_API_URL, WITHOUT_FRONT: LACKING });
  expect((await fetch(`${shop.origin}/api/health`)).status).toBe(200);
  await shop.stop();
});
