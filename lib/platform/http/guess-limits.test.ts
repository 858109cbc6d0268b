import { countGuess } from './guess-limits';

function requestFrom(address: string): Request {
  return new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });
}

const guess = (request: Request, nationalId: string, phone?: string) =>
  countGuess(request, { nationalId, phone });

async function passing(tries: number, ask: (index: number) => ReturnType<typeof countGuess>) {
  const answers = await Promise.all(Array.from({ length: tries }, (_, index) => ask(index)));
  return answers.filter((answer) => !(answer instanceof Response)).length;
}

test('a thousand misses on one cédula from one address stop early; its owner and others pass', async () => {
  const guesser = requestFrom('200.8.2.1');
  expect(await passing(1000, () => guess(guesser, 'V10000001'))).toBe(10);
  const refusal = await guess(guesser, 'V10000001');
  expect(refusal).toMatchObject({ status: 429 });
  const seconds = Number((refusal as Response).headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await passing(1, () => guess(requestFrom('200.8.2.2'), 'V10000001'))).toBe(1);
  expect(await passing(1, () => guess(guesser, 'V10000002'))).toBe(1);
});

test('a thousand misses on a thousand cédulas from one address stop early', async () => {
  const guesser = requestFrom('200.8.2.3');
  const passed = await passing(1000, (index) => guess(guesser, `V${20_000_000 + index}`));
  expect(passed).toBe(100);
  expect(await passing(1, () => guess(requestFrom('200.8.2.4'), 'V20000000'))).toBe(1);
});

test('a thousand misses on a thousand cédulas, with a /64 for each, stop at twice as many', async () => {
  const from = (index: number) => requestFrom(`2800:484:9:${index.toString(16)}::1`);
  const passed = await passing(1000, (index) => guess(from(index), `V${25_000_000 + index}`));
  expect(passed).toBe(200);
});

test('a thousand misses on one cédula from a thousand addresses stop early, and its owner is asked for the whole phone', async () => {
  const from = (index: number) => requestFrom(`10.1.${index >> 8}.${index & 255}`);
  expect(await passing(1000, (index) => guess(from(index), 'V30000001'))).toBe(40);
  const owner = requestFrom('200.8.2.6');
  const asked = await guess(owner, 'V30000001');
  expect(asked).toMatchObject({ status: 422 });
  expect(await (asked as Response).json()).toMatchObject({
    reason: 'invalid-form',
    msg: expect.stringMatching(/teléfono completo/),
  });
  for (let visit = 0; visit < 30; visit += 1) {
    const right = await guess(owner, 'V30000001', '4141234567');
    if (right instanceof Response) throw new Error(`visit ${visit} was refused`);
    await right.forgive();
  }
  expect(await guess(requestFrom('200.8.2.7'), 'V30000002')).not.toBeInstanceOf(Response);
});

test('a question for the whole phone is no miss; guessing whole phones is limited like any guess', async () => {
  const from = (index: number) => requestFrom(`10.2.0.${index}`);
  await passing(60, (index) => guess(from(index), 'V30000003'));
  const owner = requestFrom('200.8.2.8');
  for (let time = 0; time < 30; time += 1) {
    expect(await guess(owner, 'V30000003')).toMatchObject({ status: 422 });
  }
  const tries = await passing(30, (index) => guess(owner, 'V30000003', `41412345${10 + index}`));
  expect(tries).toBe(10);
});

test('a right guess is not counted: a carrier’s hundreds of phones, and one buyer who looks again and again', async () => {
  const carrier = requestFrom('200.8.2.5');
  for (let visit = 0; visit < 300; visit += 1) {
    const guessed = await guess(carrier, visit % 2 ? 'V40000001' : `V${40_000_100 + visit}`);
    if (guessed instanceof Response) throw new Error(`visit ${visit} was refused`);
    await guessed.forgive();
  }
});
