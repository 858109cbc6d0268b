import { expect, test } from '../fixtures/shop';

test('five hundred first visitors of a raffle cause one request to the admin API', async ({
  admin,
  baseURL,
  createRaffle,
}) => {
  const { rifid } = await createRaffle();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => fetch(`${baseURL}/rifa/${rifid}?fbclid=${index}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = await admin.requests(`/api/rifas/${rifid}`);
  expect(asked).toHaveLength(1);
});

test('a raffle published a moment after its address was tried comes with its whole head', async ({
  admin,
  request,
  createRaffle,
}) => {
  const { rifid, name } = await createRaffle({ name: 'Recién publicada' });
  const unpublished = await admin.addFault({
    path: `/api/rifas/${rifid}`,
    kind: 'status',
    status: 404,
    times: 0,
  });
  const missing = await request.get(`/rifa/${rifid}`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toMatch(/<h1[^>]*>[^<]*no existe/i);

  await admin.removeFault(unpublished);
  const answers: { status: number; html: string }[] = [];
  await expect
    .poll(async () => {
      const answer = await request.get(`/rifa/${rifid}`);
      answers.push({ status: answer.status(), html: await answer.text() });
      return answer.status();
    })
    .toBe(200);
  const [head = ''] = (answers.at(-1)?.html ?? '').split('</head>');
  expect(head).toContain(`<title>${name}`);
  expect(head).toContain('property="og:title"');
  expect(head).not.toContain('noindex');
});

test('odd headers and parameters of a request change nothing for other visitors', async ({
  request,
  createRaffle,
}) => {
  const { rifid } = await createRaffle();
  await request.get(`/rifa/${rifid}?utm_source=x`, {
    headers: {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      'X-Original-URL': '/home',
      'X-Middleware-Rewrite': '/home',
      Forwarded: 'host=evil.example',
      'Next-Router-Prefetch': '1',
    },
  });
  const flight = await request.get(`/rifa/${rifid}?_rsc=abc`, {
    headers: { RSC: '1' },
    maxRedirects: 0,
  });
  expect(flight.headers()['content-type'] ?? '').not.toContain('text/html');
  const page = await request.get(`/rifa/${rifid}`);
  expect(page.headers()['content-type']).toContain('text/html');
  expect(await page.text()).not.toContain('evil.example');
  expect(page.headers()['set-cookie']).toBeUndefined();
});
