import { countNumbersOf, countPurchaseOf } from './buyer-limits';

const request = new Request('http://shop.example/');
const MAX = 20;
let keys = 0;

type Changes = { key?: string; raffleId?: string; [field: string]: string | undefined };

function send({ key, raffleId, ...same }: Changes, from = request) {
  keys += 1;
  return countPurchaseOf(from, {
    key: key ?? `key ${keys}`,
    raffleId: raffleId ?? 'raffle',
    request: {
      nationalId: `V${keys}`,
      phoneCode: '58',
      phone: `414${keys}`,
      reference: `reference ${keys}`,
      ...same,
    },
  });
}

const statusOf = (counted: object) => (counted instanceof Response ? counted.status : 200);

async function sendOften(times: number, make: (time: number) => Changes) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(statusOf(await send(make(time))));
  return answers;
}

test.each<[string, Changes]>([
  ['cédula', { nationalId: 'V12345678' }],
  ['phone', { phone: '4141234567' }],
  ['reference in a raffle', { reference: 'REF-1' }],
])('many purchases of one %s are asked to wait', async (_, same) => {
  const answers = await sendOften(MAX + 1, () => same);
  expect(answers).toEqual([...Array<number>(MAX).fill(200), 429]);
});

test('a client that uses up a cédula and a phone does not lock their holder out elsewhere', async () => {
  const owner = { nationalId: 'V87654321', phone: '4149876543', reference: 'REF-9' };
  expect(await sendOften(MAX + 1, () => owner)).toContain(429);
  const home = new Request('http://shop.example/', { headers: { 'x-forwarded-for': '200.8.9.9' } });
  expect(statusOf(await send(owner, home))).toBe(200);
});

test('many purchases of one cédula are asked to wait, also with a /64 for each', async () => {
  const answers = [];
  for (let time = 0; time <= 2 * MAX; time += 1) {
    const headers = { 'x-forwarded-for': `2800:484:7:${time}::1` };
    const from = new Request('http://shop.example/', { headers });
    answers.push(statusOf(await send({ nationalId: 'V11111111' }, from)));
  }
  expect(answers).toEqual([...Array<number>(2 * MAX).fill(200), 429]);
});

test('a reference counts separately in each raffle', async () => {
  const answers = await sendOften(2 * MAX, (time) => ({
    reference: 'REF-2',
    raffleId: `raffle ${time}`,
  }));
  expect(answers).not.toContain(429);
});

const purchase = {
  nationalId: 'V23456789',
  phone: '4147654321',
  reference: 'REF-3',
};

test('one purchase that a poor connection sends again and again counts once', async () => {
  const retries = await sendOften(2 * MAX, () => ({ ...purchase, key: 'the same' }));
  expect(retries).not.toContain(429);
  const others = await sendOften(MAX - 1, () => ({ nationalId: purchase.nationalId }));
  expect(others).not.toContain(429);
});

test('a key that was used once lets no other data in', async () => {
  const answers = await sendOften(MAX + 1, (time) => ({
    key: 'the same',
    nationalId: 'V34567890',
    reference: `guess ${time}`,
  }));
  expect(answers.at(-1)).toBe(429);
});

test('a purchase that was refused is no known one the next time', async () => {
  await sendOften(MAX, () => ({ nationalId: 'V45678901' }));
  const refused = { key: 'refused', nationalId: 'V45678901', phone: '2', reference: 'REF-4' };
  expect(await sendOften(2, () => refused)).toEqual([429, 429]);
});

test('a purchase never sent to the admin API is not counted, however often; one sent after it is', async () => {
  const person = { nationalId: 'V56789012', phone: '4143216547', reference: 'REF-5' };
  for (let time = 0; time < 3 * MAX; time += 1) {
    const counted = await send({ ...person, key: `refused ${time % 2}` });
    if (counted instanceof Response) throw new Error(`time ${time} was refused`);
    await counted.forgive();
  }
  expect(await sendOften(MAX + 1, () => person)).toEqual([...Array<number>(MAX).fill(200), 429]);
});

test('repeats of one that was sent are not forgiven: it counts once, and not without end', async () => {
  const person = { nationalId: 'V67890123', phone: '4143216548', reference: 'REF-6', key: 'sent' };
  const repeats = [];
  for (let time = 0; time < 61; time += 1) {
    const counted = await send(person);
    repeats.push(statusOf(counted));
    if (time > 0 && !(counted instanceof Response)) await counted.forgive();
  }
  expect(repeats.at(-1)).toBe(429);
  const others = await sendOften(MAX, () => ({ nationalId: person.nationalId }));
  expect(others).toEqual([...Array<number>(MAX - 1).fill(200), 429]);
});

describe('numbers that a client reserves', () => {
  const at = (address: string) =>
    new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });
  const count = (address: string, raffleId: string, quantity: number, total = 900) =>
    countNumbersOf(at(address), { raffleId, quantity, total });

  async function reserved(raffleId: string, total: number, addresses: string[], quantity = 50) {
    const counted = await Promise.all(
      addresses.map((address) => count(address, raffleId, quantity, total)),
    );
    return quantity * counted.filter(({ ok }) => ok).length;
  }

  const often = (address: string) => Array.from({ length: 100 }, () => address);

  test.each([
    [100, 200],
    [900, 200],
    [1000, 200],
    [1500, 300],
    [10_000, 2000],
  ])('of %i numbers one address reserves at most %i, also all at once', async (total, most) => {
    expect(await reserved(`of ${total}`, total, often('200.8.6.1'))).toBe(most);
    expect(await reserved(`of ${total}`, total, ['200.8.6.2'])).toBe(50);
    expect(await reserved(`another of ${total}`, total, ['200.8.6.1'])).toBe(50);
  });

  test('a /48 reserves twice as many as a /64', async () => {
    const all = Array.from({ length: 100 }, (_, net) => `2800:484:9:${net}::1`);
    expect(await reserved('ipv6', 900, all)).toBe(400);
  });

  test('what is refused or given back does not count', async () => {
    await reserved('back', 900, often('200.8.6.3').slice(0, 3));
    expect((await count('200.8.6.3', 'back', 51)).ok).toBe(false);
    const last = await count('200.8.6.3', 'back', 50);
    if (!last.ok) throw new Error('The last 50 were refused');
    expect((await count('200.8.6.3', 'back', 1)).ok).toBe(false);
    await last.giveBack();
    expect((await count('200.8.6.3', 'back', 50)).ok).toBe(true);
  });

  test('nobody is limited where all requests seem to come from one proxy', async () => {
    expect(await reserved('proxy', 900, often('200.8.6.4, 10.0.0.1'))).toBe(5000);
  });
});
