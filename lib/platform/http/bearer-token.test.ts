import { checkBearerToken } from './bearer-token';

const TOKEN = 'a-token-of-sixteen-letters';

function show(token: string, address: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return checkBearerToken(new Request('http://shop.example/', { headers }), TOKEN);
}

test('the right token is right as often as it is shown', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => show(TOKEN, '200.8.4.1')));
  expect(new Set(answers)).toEqual(new Set(['right']));
});

test('a client that tries many tokens is refused, even with the right one; others are not', async () => {
  for (let guess = 0; guess < 30; guess += 1) {
    expect(await show(`guess ${guess}`, '200.8.4.2')).toBe('wrong');
  }
  for (const token of ['one more', TOKEN]) {
    const refusal = (await show(token, '200.8.4.2')) as Response;
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toBe('60');
  }
  expect(await show(TOKEN, '200.8.4.3')).toBe('right');
});

test.each(['', TOKEN.slice(0, -1), `${TOKEN}s`, TOKEN.toUpperCase(), `${TOKEN} ${TOKEN}`])(
  '%j is another token',
  async (token) => expect(await show(token, '200.8.4.4')).toBe('wrong'),
);

test('a client without any token is refused too', async () => {
  expect(await checkBearerToken(new Request('http://shop.example/'), TOKEN)).toBe('wrong');
});
