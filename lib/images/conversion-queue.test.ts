import { ConversionsBusy, inTurn } from './conversion-queue';

function heldWork() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish: () => finish() };
}

test('two run, the rest wait, urgent work goes first', async () => {
  const gates = [heldWork(), heldWork()];
  const started: string[] = [];
  const run = (name: string, isUrgent = false) =>
    inTurn(async () => void started.push(name), isUrgent);
  const held = gates.map((gate, index) => inTurn(() => (started.push(`held ${index}`), gate.done)));
  const later = [run('photo'), run('receipt', true), run('second receipt', true)];
  await Promise.resolve();
  expect(started).toEqual(['held 0', 'held 1']);
  gates.forEach((gate) => gate.finish());
  await Promise.all([...held, ...later]);
  expect(started.slice(2)).toEqual(['receipt', 'second receipt', 'photo']);
});

test('a full line refuses, and work that failed gives its place back', async () => {
  const gate = heldWork();
  const held = [0, 1].map(() =>
    inTurn(() => gate.done.then(() => Promise.reject(new Error('no')))),
  );
  const queued = Array.from({ length: 100 }, () => inTurn(async () => 'done'));
  await expect(inTurn(async () => 'done')).rejects.toBeInstanceOf(ConversionsBusy);
  gate.finish();
  expect((await Promise.allSettled(held)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await Promise.all(queued)).toHaveLength(100);
});

test('a line full of pictures leaves room for receipts', async () => {
  const gate = heldWork();
  const held = [0, 1].map(() => inTurn(() => gate.done));
  const pictures = Array.from({ length: 100 }, () => inTurn(async () => 'picture'));
  const receipt = inTurn(async () => 'receipt', true);
  gate.finish();
  expect(await receipt).toBe('receipt');
  await Promise.all([...held, ...pictures]);
});
