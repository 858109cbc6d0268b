import { logger } from '@/lib/platform/log/logger';
import { startDemoApi } from '@/lib/testing/demo-api';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { callAdmin, readAdmin } from './transport';

const demo = demoOfSuite();

/** A request about its own raffle, so that faults affect no other test. */
async function question() {
  const { rifid } = await demo.control.createRaffle({ tickets: 10 });
  await demo.control.clearRequests();
  return {
    rifid,
    call: { method: 'GET' as const, path: `/rifas/${rifid}`, timeoutMs: 500 },
    asked: async () => (await demo.control.requests(rifid)).length,
    fault: (fault: {
      kind: 'wait' | 'silence' | 'cut-before' | 'cut-after' | 'status' | 'html';
      status?: number;
      ms?: number;
      times?: number;
      body?: object;
    }) => demo.control.addFault({ path: '/api/rifas', match: rifid, ...fault }),
  };
}

test('no answer in time is a timeout, and is not asked again', async () => {
  const { call, fault, asked } = await question();
  await fault({ kind: 'silence', times: 0 });
  expect(await readAdmin(call)).toMatchObject({ ok: false, reason: 'timeout' });
  expect(await asked()).toBe(1);
});

test('a read that broke once is asked again', async () => {
  const { call, fault, asked } = await question();
  await fault({ kind: 'cut-before' });
  expect(await readAdmin(call)).toMatchObject({ ok: true });
  expect(await asked()).toBe(2);
});

test('a read that fails for good is asked twice at most', async () => {
  const { call, fault, asked } = await question();
  await fault({ kind: 'status', status: 500, times: 0 });
  expect(await readAdmin(call)).toMatchObject({ ok: false, reason: 'broken', status: 500 });
  expect(await asked()).toBe(2);
});

test('the message of a broken server reaches no buyer', async () => {
  const { call, fault } = await question();
  const body = { ok: false, msg: 'MongoServerError: connect ECONNREFUSED 10.0.0.7' };
  await fault({ kind: 'status', status: 500, times: 0, body });
  expect(await readAdmin(call)).toMatchObject({ reason: 'broken', msg: null });
});

test('a call that changes something is sent once, whatever happens', async () => {
  const { call, fault, asked } = await question();
  await fault({ kind: 'cut-after' });
  expect(await callAdmin(call)).toMatchObject({ ok: false, reason: 'cut' });
  expect(await asked()).toBe(1);
});

test('nobody there is unreachable: nothing was sent', async () => {
  const gone = await startDemoApi();
  await gone.kill();
  jest.resetModules();
  process.env.ADMIN_API_URL = gone.apiUrl;
  const { callAdmin: callNobody } = await import('./transport');
  expect(await callNobody({ method: 'GET', path: '/rifas/x' })).toMatchObject({
    ok: false,
    reason: 'unreachable',
  });
  process.env.ADMIN_API_URL = demo.apiUrl;
});

test.each([
  ['/tickets/search/aaaa/V12345678', '/tickets/search/aaaa/…'],
  ['/api/whatsapp/send/a-session', '/api/whatsapp/send/…'],
])('a failure of %s is logged without the person it is about', async (path, told) => {
  const warned = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await callAdmin({ method: 'GET', baseUrl: 'http://127.0.0.1:1', path });
  expect(warned.mock.calls).toEqual([[expect.objectContaining({ path: told })]]);
});
