import { AsyncLocalStorage } from 'node:async_hooks';
import { isForgotten } from '@/lib/testing/collect-garbage';
import { countIn, limitOrRefuse } from './rate-limit';

function requestFrom(address: string): Request {
  return new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });
}

async function ask(times: number, rule: 'buyer' | 'purchase', request: Request, subject?: string) {
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    answers.push(await limitOrRefuse(request, rule, subject));
  }
  return answers;
}

test('one buyer who insists is asked to wait, with the seconds, and another is not', async () => {
  const request = requestFrom('200.8.1.1');
  const answers = await ask(21, 'buyer', request, 'V12345678');
  expect(answers.slice(0, 20).every((answer) => answer === null)).toBe(true);
  const refusal = answers[20];
  expect(refusal?.status).toBe(429);
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal?.json()).toMatchObject({
    ok: false,
    reason: 'too-many-requests',
    msg: 'Recibimos demasiados intentos seguidos. Espera 10 minutos y prueba otra vez.',
  });
  expect(await limitOrRefuse(request, 'buyer', 'V87654321')).toBeNull();
});

test('a hundred phones behind one address of a carrier may buy within a minute', async () => {
  const answers = await ask(100, 'purchase', requestFrom('200.8.1.2'));
  expect(answers.every((answer) => answer === null)).toBe(true);
});

test('claiming other addresses does not help', async () => {
  let refused: Response | null = null;
  for (let time = 0; time <= 120 && !refused; time += 1) {
    refused = await limitOrRefuse(requestFrom(`9.9.${time % 250}.1, 200.8.1.3`), 'purchase');
  }
  expect(refused?.status).toBe(429);
  expect(await limitOrRefuse(requestFrom('200.8.1.4'), 'purchase')).toBeNull();
});

test('a /64 for each request does not help: their /48 may do twice as much as one', async () => {
  const answers = [];
  for (let time = 0; time <= 240; time += 1) {
    answers.push(
      await limitOrRefuse(requestFrom(`2800:484:1:${time.toString(16)}::7`), 'purchase'),
    );
  }
  expect(answers.slice(0, 240).every((answer) => answer === null)).toBe(true);
  expect(answers[240]?.status).toBe(429);
  expect(await limitOrRefuse(requestFrom('2800:484:2::7'), 'purchase')).toBeNull();
});

test('one who goes on beyond his limit takes nothing from others of his /48', async () => {
  await ask(500, 'purchase', requestFrom('2800:484:3:1::7'));
  expect(await ask(1, 'purchase', requestFrom('2800:484:3:2::7'))).toEqual([null]);
});

test('a count holds nothing of the request in which it began', async () => {
  const requests = new AsyncLocalStorage<object>();
  async function countDuringRequest() {
    const request = { page: 'rendered' };
    await requests.run(request, () => countIn('buyer', 'V11222333'));
    return new WeakRef(request);
  }
  expect(await isForgotten(await countDuringRequest())).toBe(true);
});
