import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { POST } from './route';

const demo = demoOfSuite();
let rifid: string;

const buyer = { nombre: 'Ana', cedula: 'V12345678', telefono: '4141234567', referencia: '1' };
const asked = { nationalId: 'V12345678', phoneEnding: '4567' };

beforeAll(async () => {
  ({ rifid } = await demo.control.createRaffle({ tickets: ['001', '002'], monto: 5 }));
  await demo.control.setTickets(rifid, ['001'], 'Pagado', buyer);
});

const OWN = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'no-cookie' };

function ask(body: unknown, { id = rifid, headers = OWN as Record<string, string> } = {}) {
  const request = new Request('http://shop.example/', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve({ id }) });
}

test.each<[string, Record<string, string>]>([
  ['another site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ['a page that does not repeat the token', { ...OWN, 'x-xsrf-token': '' }],
  [
    'a page with the token of another',
    { ...OWN, cookie: `shop-XSRF-TOKEN=${'a'.repeat(32)}`, 'x-xsrf-token': 'b'.repeat(32) },
  ],
])('%s may not ask', async (_, headers) => {
  const answer = await ask(asked, { headers });
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain('001');
});

test.each<[unknown, number, object]>([
  ['no JSON', 400, { reason: 'bad-request' }],
  [{ more: 'x'.repeat(4096) }, 400, { reason: 'bad-request' }],
  [{ ...asked, phoneEnding: '45' }, 422, { fields: { phoneEnding: expect.any(String) } }],
  [{ ...asked, nationalId: '' }, 422, { fields: { nationalId: expect.any(String) } }],
  [{ ...asked, phone: '12' }, 422, { fields: { phone: expect.any(String) } }],
])('%j is refused with %d', async (body, status, told) => {
  const answer = await ask(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ ok: false, ...told });
});

test.each(['nonsense', 'f'.repeat(24)])('there is no raffle %s', async (id) => {
  expect((await ask(asked, { id })).status).toBe(404);
});

test('wrong digits are counted until no more are answered; right ones never', async () => {
  const from = (address: string) => ({ ...OWN, 'x-forwarded-for': address });
  const statuses = async (body: object, address: string) => {
    const found: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      found.push((await ask(body, { headers: from(address) })).status);
    }
    return found;
  };
  expect(new Set(await statuses(asked, '200.1.1.1'))).toEqual(new Set([200]));
  const guessed = await statuses({ ...asked, nationalId: 'V87654321' }, '200.1.1.2');
  expect(guessed.slice(-2)).toEqual([429, 429]);
});

test('an admin API that is away is reported, and counts as no wrong guess', async () => {
  await demo.control.addFault({ path: '/api/tickets/search', kind: 'html', times: 0 });
  const answers = [];
  for (let time = 0; time < 12; time += 1) answers.push((await ask(asked)).status);
  expect(new Set(answers)).toEqual(new Set([502]));
});
