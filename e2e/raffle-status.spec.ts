import { AGENTS } from './previews/agents.mjs';
import { fetchAs } from './previews/fetch-as.mjs';
import { readHead } from './previews/read-head.mjs';
import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';
import { revalidate } from './support/revalidate';

const [crawler = { name: 'none', agent: '' }] = AGENTS;
const socialTitle = (body: Buffer) =>
  readHead(body).tags.find(({ name }) => name === 'og:title')?.content;

test('an unknown raffle answers 404 to every agent @seo @faults', async () => {
  const address = `${shopUrl}/rifa/${'9'.repeat(24)}`;
  for (const agent of AGENTS) {
    const { status, body, headers } = await fetchAs(address, agent);
    expect(status, agent.name).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(readHead(body).tags).toContainEqual(
      expect.objectContaining({ name: 'robots', content: 'noindex' }),
    );
  }
});

// spec: raffle-fails
test('an unseen raffle is unavailable, never not found, while the admin API is down @seo @faults', async ({
  admin,
}) => {
  // No raffle of the lists: the shop would show it by what they say of it.
  const unseen = '7'.repeat(24);
  const address = `${shopUrl}/rifa/${unseen}`;
  const path = `/api/rifas/${unseen}`;
  const fault = await admin.addFault({ path, kind: 'status', status: 500, times: 0 });
  const down = await fetchAs(address, crawler);
  await admin.removeFault(fault);
  expect(down.status).toBe(503);
  expect(down.headers['cache-control']).toContain('no-store');
  await expect.poll(async () => (await fetchAs(address, crawler)).status).toBe(404);
});

test('the revalidation call shows a new name and a new card at once @seo @faults', async ({
  admin,
  createRaffle,
  request,
}) => {
  const { rifid, name } = await createRaffle({ portada: null, fecha: '2099-01-01T00:00:00.000Z' });
  const address = `${shopUrl}/rifa/${rifid}`;
  const card = (body: Buffer) =>
    readHead(body).tags.find((tag) => tag.name === 'og:image')?.content ?? '';
  const isOnHome = async () =>
    (await (await request.get('/home')).text()).includes('Otro nombre para todos');
  const before = (await fetchAs(address, crawler)).body;
  const oldPicture = (await fetchAs(card(before), crawler)).body;
  expect(socialTitle(before)).toBe(name);
  await request.get('/home');

  await admin.changeRaffle(rifid, { name: 'Otro nombre para todos' });
  await revalidate(request, rifid);
  await expect
    .poll(async () => socialTitle((await fetchAs(address, crawler)).body))
    .toBe('Otro nombre para todos');
  await expect.poll(isOnHome).toBe(true);

  const after = (await fetchAs(address, crawler)).body;
  expect(card(after)).not.toBe(card(before));
  expect((await fetchAs(card(after), crawler)).body).not.toEqual(oldPicture);
  expect((await fetchAs(card(before), crawler)).body).toEqual(oldPicture);
});

test('a page that was being rendered during a change is rendered again @seo @faults', async ({
  admin,
  createRaffle,
  request,
}) => {
  const { rifid, name } = await createRaffle();
  const address = `${shopUrl}/rifa/${rifid}`;
  const shown = async () => socialTitle((await fetchAs(address, crawler)).body);
  await admin.addFault({ path: '/api/tickets', match: rifid, kind: 'wait', ms: 3000 });
  const first = shown();
  await expect.poll(() => admin.requests(`/rifas/${rifid}`)).not.toEqual([]);
  await admin.changeRaffle(rifid, { name: 'Otro nombre a mitad de la página' });
  await revalidate(request, rifid);
  expect(await first).toBe(name);
  await expect.poll(shown).toBe('Otro nombre a mitad de la página');
});
