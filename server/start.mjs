import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

if (!existsSync('dist/demo-api/main.js') || !existsSync('.next/BUILD_ID')) {
  const built = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const children = [];
const env = { ...process.env };

if (!env.ADMIN_API_URL) {
  const args = ['dist/demo-api/main.js', '--port', env.DEMO_API_PORT ?? '0'];
  args.push('--data', env.DEMO_API_DATA ?? 'demo-api/.data');
  if (env.DEMO_API_TEST_CONTROLS === '1') args.push('--test-controls');
  const demo = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(demo);
  for await (const line of createInterface({ input: demo.stdout })) {
    console.log(line);
    const origin = /listening on (\S+)/.exec(line)?.[1];
    if (!origin) continue;
    Object.assign(env, {
      ADMIN_API_URL: `${origin}/api`,
      ADMIN_API_TOKEN: 'demo-token',
      WHATSAPP_API_URL: origin,
      WHATSAPP_SESSION_ID: 'demo',
      WHATSAPP_SELLER_NUMBER: '584140000000',
      STOREFRONT_DEMO: '1',
    });
    break;
  }
}

const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', '-p', env.PORT ?? '3000'],
  { stdio: 'inherit', env },
);
children.push(next);
next.on('exit', (code) => {
  for (const child of children) child.kill();
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
