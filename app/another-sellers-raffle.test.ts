import { randomUUID } from 'node:crypto';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { GET as draw } from './api/raffles/[id]/draw/route';
import { POST as buy } from './api/raffles/[id]/payments/route';
import { GET as raffle } from './api/raffles/[id]/route';
import { GET as calendar } from './api/raffles/[id]/sorteo.ics/route';
import { GET as tickets } from './api/raffles/[id]/tickets/route';
import { POST as verify } from './api/raffles/[id]/verification/route';
import { GET as winner } from './api/raffles/[id]/winner/route';
import { GET as sitemap } from './sitemap.xml/route';
import { GET as card } from './uploads/portada/preview/[id]/[version]/route';

jest.mock('@/lib/images/render-element', () => ({ renderElement: jest.fn() }));
jest.mock('next/server', () => ({ after: jest.fn() }));

const OTHER = '5f3a9c1e7b2d4a0016c8e5ff';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'no-cookie' };
const buyer = { nationalId: 'V12345678', phoneEnding: '4567' };

const demo = demoOfSuite({ withSeller: true });
let own: string;
let others: string;

beforeAll(async () => {
  const of = async (admin: unknown) => {
    const metodos = [{ name: 'Zelle', cuenta: 'zelle@example.com', tasa: 1 }];
    const fecha = '2031-12-11T23:00:00.000Z';
    const made = { tickets: ['001', '002'], monto: 5, metodos, fecha, override: { admin } };
    return (await demo.control.createRaffle(made)).rifid;
  };
  own = await of(demo.sellerId);
  others = await of({ _id: OTHER, email: 'otra@example.com' });
});

const get = (query = '') => new Request(`http://shop.example/?${query}`);
const at = (id: string) => ({ params: Promise.resolve({ id }) });
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/', {
    method: 'POST',
    body,
    headers: { ...OWN_PAGE, ...headers },
  });

function purchase(): Request {
  const form = new FormData();
  const data = {
    tickets: [{ id: 'b'.repeat(24), number: '001' }],
    method: 'Zelle',
    amount: 5,
    reference: '123456',
    name: 'Ana',
    nationalId: buyer.nationalId,
    phoneCode: '58',
    phone: '4141234567',
    address: 'Valencia',
    seen: { price: 5, packs: [], rate: 1 },
  };
  form.set('data', JSON.stringify(data));
  form.set('receipt', new Blob([new Uint8Array(10)]), 'r.jpg');
  return post(form, { 'idempotency-key': randomUUID() });
}

const doors: [string, (id: string) => Response | Promise<Response>][] = [
  ['the raffle as it is now', (id) => raffle(get(), at(id))],
  ['its numbers', (id) => tickets(get(), at(id))],
  ['a search for numbers', (id) => tickets(get('search=1'), at(id))],
  ['chosen numbers', (id) => tickets(get('numbers=001'), at(id))],
  ['numbers by chance', (id) => draw(get('quantity=1'), at(id))],
  ['its winner', (id) => winner(get(), at(id))],
  ['the verification', (id) => verify(post(JSON.stringify(buyer)), at(id))],
  ['its draw for the calendar', (id) => calendar(get(), at(id))],
  ['its card', (id) => card(get(), { params: Promise.resolve({ id, version: 'v' }) })],
  ['a purchase', (id) => buy(purchase(), at(id))],
];

test.each(doors)('another seller’s raffle is not there: %s', async (_door, ask) => {
  const answer = await ask(others);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/zelle|otra/);
  expect(await demo.control.requests('/payments/online')).toEqual([]);
});

test('this shop’s is there at all of them but the purchase of a number that is none', async () => {
  const known = doors.filter(([door]) => !['a purchase', 'its card'].includes(door));
  for (const [door, ask] of known) expect([door, (await ask(own)).status]).toEqual([door, 200]);
});

test('the sitemap names this shop’s alone', async () => {
  const xml = await (await sitemap()).text();
  expect(xml).toContain(own);
  expect(xml).not.toContain(others);
});
