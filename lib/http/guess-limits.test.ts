import { countGuess } from './guess-limits';

beforeAll(() => {
  process.env.ADMIN_API_URL = 'http://admin.example/api';
});

function requestFrom(address: string): Request {
  return new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });
}

async function passing(tries: number, ask: (index: number) => ReturnType<typeof countGuess>) {
  const answers = await Promise.all(Array.from({ length: tries }, (_, index) => ask(index)));
  return answers.filter((answer) => !(answer instanceof Response)).length;
}

test('a thousand misses on one cédula from one address stop early; its owner and others pass', async () => {
  const guesser = requestFrom('200.8.2.1');
  expect(await passing(1000, () => countGuess(guesser, 'V10000001'))).toBeLessThanOrEqual(20);
  const refusal = await countGuess(guesser, 'V10000001');
  expect(refusal).toMatchObject({ status: 429 });
  const seconds = Number((refusal as Response).headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await passing(1, () => countGuess(requestFrom('200.8.2.2'), 'V10000001'))).toBe(1);
  expect(await passing(1, () => countGuess(guesser, 'V10000002'))).toBe(1);
});

test('a thousand misses on a thousand cédulas from one address stop early', async () => {
  const guesser = requestFrom('200.8.2.3');
  const passed = await passing(1000, (index) => countGuess(guesser, `V${20_000_000 + index}`));
  expect(passed).toBeLessThanOrEqual(100);
  expect(await passing(1, () => countGuess(requestFrom('200.8.2.4'), 'V20000000'))).toBe(1);
});

test('a thousand misses on one cédula from a thousand addresses stop early', async () => {
  const from = (index: number) => requestFrom(`10.1.${index >> 8}.${index & 255}`);
  expect(await passing(1000, (index) => countGuess(from(index), 'V30000001'))).toBeLessThan(50);
});

test('who is right is not counted: a carrier’s hundreds of phones, and one who looks again and again', async () => {
  const carrier = requestFrom('200.8.2.5');
  for (let visit = 0; visit < 300; visit += 1) {
    const guess = await countGuess(carrier, visit % 2 ? 'V40000001' : `V${40_000_100 + visit}`);
    if (guess instanceof Response) throw new Error(`visit ${visit} was refused`);
    await guess.forgive();
  }
});
