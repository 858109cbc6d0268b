import { hasBearerToken } from './bearer-token';

const TOKEN = 'a-token-of-sixteen-letters';

const show = (headers: Record<string, string>) =>
  hasBearerToken(new Request('http://shop.example/', { headers }), TOKEN);

test('the right token is right', () => {
  expect(show({ authorization: `Bearer ${TOKEN}` })).toBe(true);
});

test.each(['', TOKEN.slice(0, -1), `${TOKEN}s`, TOKEN.toUpperCase(), `${TOKEN} ${TOKEN}`])(
  '%j is another token',
  (token) => expect(show({ authorization: `Bearer ${token}` })).toBe(false),
);

test('without a token there is none', () => expect(show({})).toBe(false));
