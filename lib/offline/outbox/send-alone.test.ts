/** @jest-environment jsdom */
import { sendAlone } from './send-alone';

function setLocks(request?: unknown) {
  Object.defineProperty(navigator, 'locks', {
    value: request && { request },
    configurable: true,
  });
}

test('a page that does not get the lock learns that, and still works', async () => {
  setLocks(async (_name: string, _options: object, work: (lock: null) => unknown) => work(null));
  expect(await sendAlone('raffle', async (isAlone) => isAlone)).toBe(false);
});

test('a browser that refuses locks stops no payment', async () => {
  setLocks(async () => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await sendAlone('raffle', async (isAlone) => isAlone)).toBe(true);
});

test('work that fails inside the lock is not done again without it', async () => {
  setLocks(async (_name: string, _options: object, work: (lock: object) => unknown) => work({}));
  const work = jest.fn(async () => {
    throw new Error('no line');
  });
  await expect(sendAlone('raffle', work)).rejects.toThrow('no line');
  expect(work).toHaveBeenCalledTimes(1);
});

test('without locks one sending of a page is alone, until it is done', async () => {
  setLocks();
  let finish: (isDone: boolean) => void = () => {};
  const first = sendAlone('raffle', () => new Promise<boolean>((resolve) => (finish = resolve)));
  expect(await sendAlone('raffle', async (isAlone) => isAlone)).toBe(false);
  expect(await sendAlone('another', async (isAlone) => isAlone)).toBe(true);
  finish(true);
  await first;
  expect(await sendAlone('raffle', async (isAlone) => isAlone)).toBe(true);
});
