import { createSlots } from './slots';

const RULES = { atOnce: 4, atOnceOfClient: 2, maxWaitingOfClient: 3, patienceMs: 20_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function field(rules = RULES) {
  const enter = createSlots(rules);
  const told: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = (name: string) =>
    enter({
      client: name.charAt(0),
      letIn(leave) {
        told.push(name);
        leaves.set(name, leave);
      },
      refuse: () => void told.push(`not ${name}`),
    });
  const leave = (name: string) => leaves.get(name)?.();
  return { told, ask, leave };
}

test('only so many of one client are let in at once, and so many of all', () => {
  const { told, ask } = field();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name);
  expect(told).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('clients take turns, however many of one wait', () => {
  const { told, ask, leave } = field();
  for (const name of ['a1', 'a2', 'b1', 'b2', 'a3', 'a4', 'a5', 'c1', 'd1']) ask(name);
  for (const name of ['a1', 'a2', 'b1', 'b2']) leave(name);
  expect(told.slice(4)).toEqual(['a3', 'c1', 'd1', 'a4']);
});

test('one client that has all its places holds up nobody behind it', () => {
  const { told, ask, leave } = field();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1']) ask(name);
  leave('b1');
  leave('b2');
  expect(told).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1']);
});

test('a place is given back once', () => {
  const { told, ask, leave } = field();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name);
  leave('a1');
  leave('a1');
  expect(told).toEqual(['a1', 'a2', 'a3']);
});

test('clients that find the queue full are refused at once, the others when their patience ends', () => {
  const { told, ask } = field();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name);
  expect(told).toEqual(['a1', 'a2', 'not a6']);
  jest.advanceTimersByTime(RULES.patienceMs);
  expect(told.slice(3)).toEqual(['not a3', 'not a4', 'not a5']);
});

test('a client that left is neither admitted nor refused', () => {
  const { told, ask, leave } = field();
  for (const name of ['a1', 'a2']) ask(name);
  const goAway = ask('a3');
  ask('a4');
  goAway();
  leave('a1');
  jest.advanceTimersByTime(RULES.patienceMs);
  expect(told).toEqual(['a1', 'a2', 'a4']);
});

test('a client that was let in is not refused later', () => {
  const { told, ask, leave } = field();
  for (const name of ['a1', 'a2', 'a3']) ask(name);
  leave('a1');
  jest.advanceTimersByTime(RULES.patienceMs);
  expect(told).toEqual(['a1', 'a2', 'a3']);
});
