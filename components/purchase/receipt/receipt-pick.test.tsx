/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useReceiptPick } from './prepare-receipt';

/** A file with these first bytes. The test decides when they can be read. */
function fileOf(head: string, type = '') {
  let read: () => void = () => undefined;
  const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
  const file = new File([head], 'capture', { type });
  const isRead = new Promise<ArrayBuffer>((resolve) => (read = () => resolve(bytes.buffer)));
  Object.assign(file, { arrayBuffer: () => isRead });
  return { file, read: () => act(async () => read()) };
}

const JPEG = '\u00ff\u00d8\u00ff';
const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const onPrepared = jest.fn();
  const { result } = renderHook(() => useReceiptPick(onPrepared));
  const pick = (file?: File) => act(async () => void result.current.pick(file));
  return { onPrepared, pick, now: () => result.current };
}

test('the later of two picked pictures counts, whichever is ready first', async () => {
  const { onPrepared, pick, now } = open();
  const [first, second] = [fileOf(JPEG, 'first'), fileOf(JPEG, 'second')];
  await pick(first.file);
  await pick(second.file);
  await second.read();
  await settled();
  expect(now().isPreparing).toBe(false);
  await first.read();
  await settled();
  expect(onPrepared).toHaveBeenCalledTimes(1);
  expect(onPrepared.mock.lastCall?.[0].type).toBe('second');
});

test('a refusal is shown until another file is picked, even the same one', async () => {
  const { onPrepared, pick, now } = open();
  const pdf = fileOf('%PDF-');
  await pick(pdf.file);
  expect(now()).toMatchObject({ isPreparing: true, problem: null });
  await pdf.read();
  expect(now()).toMatchObject({ isPreparing: false, problem: 'pdf' });
  const jpeg = fileOf(JPEG);
  await pick(jpeg.file);
  expect(now()).toMatchObject({ isPreparing: true, problem: null });
  await jpeg.read();
  await settled();
  expect(onPrepared).toHaveBeenCalledTimes(1);
  await pick(pdf.file);
  await settled();
  expect(now()).toMatchObject({ problem: 'pdf' });
});

test('a file that never comes is reported after 20 s; one that comes late is taken', async () => {
  const { onPrepared, pick, now } = open();
  const slow = fileOf(JPEG);
  await pick(slow.file);
  await act(() => jest.advanceTimersByTimeAsync(19_999));
  expect(now()).toMatchObject({ isPreparing: true, problem: null });
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(now()).toMatchObject({ isPreparing: false, problem: 'slow' });
  await slow.read();
  await settled();
  expect(now()).toMatchObject({ isPreparing: false, problem: null });
  expect(onPrepared).toHaveBeenCalledTimes(1);
});

test('a slow file is ignored once the buyer picks another', async () => {
  const { onPrepared, pick, now } = open();
  const slow = fileOf(JPEG, 'slow');
  await pick(slow.file);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  const other = fileOf(JPEG, 'other');
  await pick(other.file);
  await other.read();
  await settled();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await slow.read();
  await settled();
  expect(now()).toMatchObject({ isPreparing: false, problem: null });
  expect(onPrepared.mock.calls.map(([picture]) => picture.type)).toEqual(['other']);
});

test('a picker that was closed without a choice changes nothing', async () => {
  const { pick, now } = open();
  await pick(undefined);
  expect(now()).toMatchObject({ isPreparing: false, problem: null });
});

test('a worker that cannot start costs no wait: the picture goes as it is', async () => {
  class BrokenWorker extends EventTarget {
    postMessage = () => void setTimeout(() => this.dispatchEvent(new Event('error')));
    terminate = () => undefined;
  }
  Object.assign(globalThis, { Worker: BrokenWorker });
  const { onPrepared, pick, now } = open();
  const jpeg = fileOf(JPEG);
  await pick(jpeg.file);
  await jpeg.read();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(now().isPreparing).toBe(false);
  expect(onPrepared).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'Worker');
});
