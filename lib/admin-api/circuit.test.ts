import { createCircuit } from './circuit';

const rules = { failures: 3, windowMs: 1000, restMs: 200, maxUnderWay: 2 };
const ask = async () => 'asked';

function fail(circuit: ReturnType<typeof createCircuit>, ...times: number[]) {
  return times.map((now) => circuit.note(false, now));
}

test('failures in a row stop the questions, and one is let through after each rest', async () => {
  const circuit = createCircuit(rules);
  expect(fail(circuit, 0, 10, 20)).toEqual([false, false, true]);
  expect(await circuit.pass(ask, 219)).toBeNull();
  expect(await circuit.pass(ask, 220)).toBe('asked');
  expect(await circuit.pass(ask, 221)).toBeNull();
  expect(await circuit.pass(ask, 420)).toBe('asked');
});

test('one answer lets everybody through again', async () => {
  const circuit = createCircuit(rules);
  fail(circuit, 0, 10, 20);
  expect(circuit.note(true, 30)).toBe(true);
  expect(circuit.isOpen()).toBe(false);
  expect(await circuit.pass(ask, 31)).toBe('asked');
});

test('an answer between the failures, or much time, means that it is only one question that fails', () => {
  const circuit = createCircuit(rules);
  fail(circuit, 0, 10);
  circuit.note(true, 15);
  expect(fail(circuit, 20, 30)).toEqual([false, false]);
  expect(fail(circuit, 1031)).toEqual([false]);
  expect(circuit.isOpen()).toBe(false);
});

test('no more questions are under way at once than allowed', async () => {
  const circuit = createCircuit(rules);
  const answers: (() => void)[] = [];
  const slow = () => new Promise<string>((resolve) => answers.push(() => resolve('late')));
  const asked = [circuit.pass(slow), circuit.pass(slow)];
  expect(await circuit.pass(ask)).toBeNull();
  answers.forEach((answer) => answer());
  expect(await Promise.all(asked)).toEqual(['late', 'late']);
  expect(await circuit.pass(ask)).toBe('asked');
});
