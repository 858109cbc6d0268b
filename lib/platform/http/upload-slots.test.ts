import { inUploadSlot } from './upload-slots';

const PLACES = 160;
const SHARE = 80;
const PATIENCE_MS = 20_000;

beforeEach(() => jest.useFakeTimers());

function requestFrom(address: string): Request {
  return new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });
}

function slowUploads(address: string, count: number) {
  let finish = () => {};
  const done = new Promise<string>((resolve) => (finish = () => resolve('taken in')));
  const takeIn = jest.fn(() => done);
  const answers = Array.from({ length: count }, () => inUploadSlot(requestFrom(address), takeIn));
  return { takeIn, answers: () => Promise.all(answers), finish: () => finish() };
}

const upload = (address: string) => inUploadSlot(requestFrom(address), async () => 'taken in');

test('when all places are taken a purchase waits, and is taken in when one comes free', async () => {
  const first = slowUploads('200.8.2.1', SHARE);
  const second = slowUploads('200.8.2.2', PLACES - SHARE);
  const next = upload('200.8.2.3');
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  second.finish();
  expect(await next).toBe('taken in');
  first.finish();
  await Promise.all([first.answers(), second.answers()]);
});

test('a buyer who waited for long is asked in Spanish to come back in some seconds', async () => {
  const uploads = ['200.8.2.1', '200.8.2.2'].map((address) => slowUploads(address, SHARE));
  const next = upload('200.8.2.3');
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  const refusal = (await next) as Response;
  expect(refusal.status).toBe(503);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  const { reason, msg } = (await refusal.json()) as { reason: string; msg: string };
  expect(reason).toBe('busy');
  expect(msg).toContain('Espera unos segundos');
  for (const { finish, answers } of uploads) {
    finish();
    await answers();
  }
});

test('one client cannot take the places of all others', async () => {
  const greedy = slowUploads('200.8.2.1', 2 * PLACES);
  await jest.advanceTimersByTimeAsync(1);
  expect(greedy.takeIn).toHaveBeenCalledTimes(SHARE);
  expect(await upload('200.8.2.2')).toBe('taken in');
  greedy.finish();
  await greedy.answers();
});
