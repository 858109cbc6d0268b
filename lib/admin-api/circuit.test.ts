import { createCircuit } from './circuit';

const rules = {
  ...{ failures: 3, kinds: 2, windowMs: 1000, restMs: 200 },
  ...{ maxUnderWay: 2, maxWaiting: 1, patienceMs: 10_000 },
};
const ask = async () => 'asked';

function fail(circuit: ReturnType<typeof createCircuit>, ...times: number[]) {
  return times.map((now, index) => circuit.note(`kind ${index % 2}`, false, now));
}

test('failures in a row stop the questions, and one is let through after each rest', async () => {
  const circuit = createCircuit(rules);
  expect(fail(circuit, 0, 10, 20)).toEqual([false, false, true]);
  expect(await circuit.pass('question 219', ask, 219)).toBeNull();
  expect(await circuit.pass('question 220', ask, 220)).toBe('asked');
  expect(await circuit.pass('question 221', ask, 221)).toBeNull();
  expect(await circuit.pass('question 420', ask, 420)).toBe('asked');
});

test('one answer lets everybody through again', async () => {
  const circuit = createCircuit(rules);
  fail(circuit, 0, 10, 20);
  expect(circuit.note('any', true, 30)).toBe(true);
  expect(circuit.isOpen()).toBe(false);
  expect(await circuit.pass('question 31', ask, 31)).toBe('asked');
});

test('an answer between the failures, or much time, means that it is only one question that fails', () => {
  const circuit = createCircuit(rules);
  fail(circuit, 0, 10);
  circuit.note('any', true, 15);
  expect(fail(circuit, 20, 30)).toEqual([false, false]);
  expect(fail(circuit, 1031)).toEqual([false]);
  expect(circuit.isOpen()).toBe(false);
});

/** A question whose answer the test gives. */
function slowQuestion() {
  const answers: (() => void)[] = [];
  const slow = jest.fn(() => new Promise<string>((resolve) => answers.push(() => resolve('late'))));
  return { slow, answer: () => answers.shift()?.() };
}

test('no more questions are under way at once than allowed; one more waits, the next is turned away', async () => {
  const circuit = createCircuit(rules);
  const { slow, answer } = slowQuestion();
  const asked = [1, 2, 3].map((raffle) => circuit.pass(`slow ${raffle}`, slow));
  expect(await circuit.pass('one too many', ask)).toBeNull();
  expect(slow).toHaveBeenCalledTimes(2);
  answer();
  expect(await asked[0]).toBe('late');
  await Promise.resolve();
  expect(slow).toHaveBeenCalledTimes(3);
  answer();
  answer();
  expect(await Promise.all(asked)).toEqual(['late', 'late', 'late']);
});

test('who waits is told at once when the failures stop the questions, and one probe still passes', async () => {
  const circuit = createCircuit(rules);
  const { slow } = slowQuestion();
  void circuit.pass('slow', slow);
  void circuit.pass('slow', slow);
  const waiting = circuit.pass('waiting', ask);
  fail(circuit, 0, 10, 20);
  expect(await waiting).toBeNull();
  expect(await circuit.pass('probe', ask, 220)).toBe('asked');
});

test('one raffle that fails, however often it is asked for, does not stop the questions about others', () => {
  const circuit = createCircuit(rules);
  for (let now = 0; now < 20; now += 1) circuit.note('/rifas/', false, now);
  expect(circuit.isOpen()).toBe(false);
});

test('a question that keeps failing leaves the next turn to another', async () => {
  const circuit = createCircuit(rules);
  fail(circuit, 0, 10, 20);
  expect(await circuit.pass('failing', ask, 220)).toBe('asked');
  expect(await circuit.pass('failing', ask, 420)).toBeNull();
  expect(await circuit.pass('healthy', ask, 421)).toBe('asked');
  expect(await circuit.pass('failing', ask, 621)).toBe('asked');
});
