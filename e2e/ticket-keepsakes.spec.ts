import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';
import { buyTicket } from './support/buy-ticket';
import { readCode } from './support/read-code';

const DRAW = '2030-12-25T00:30:00.000Z';
const LONG_NAME = `🎉 Gran rifa ${'familiar '.repeat(22)}👨‍👩‍👧`.slice(0, 200);

for (const count of [1, 50]) {
  test(`the picture of a ticket with ${count} is light and leads back to it`, async ({
    request,
    createRaffle,
    buyer,
  }) => {
    const tickets = Array.from(
      { length: 50 },
      (_, index) =>
        `${String(index * 17).padStart(3, '0')}-${String(index * 7919)
          .slice(-3)
          .padStart(3, '0')}`,
    );
    const { rifid } = await createRaffle({ name: LONG_NAME, fecha: DRAW, tickets });
    const path = await buyTicket(shopUrl, rifid, buyer, count);
    const answer = await request.get(`/api/boletos/${path.slice('/boleto/'.length)}/boleto.jpg`);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
    });
    const picture = await answer.body();
    expect(picture.length).toBeLessThan(300_000);
    expect(await readCode(picture)).toBe(shopUrl + path);
  });
}

test('the picture is saved and the draw goes to the calendar', async ({
  page,
  createRaffle,
  buyer,
  digitalTicket,
}) => {
  const { rifid } = await createRaffle({ name: 'Moto nueva', fecha: DRAW, loteria: 'Táchira' });
  await page.goto(await buyTicket(shopUrl, rifid, buyer, 1));
  const [saved] = await Promise.all([page.waitForEvent('download'), digitalTicket.picture.click()]);
  expect(saved.suggestedFilename()).toBe('boleto.jpg');

  const entry = await page.request.get((await digitalTicket.calendar.getAttribute('href')) ?? '');
  expect(entry.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await entry.text();
  for (const line of ['DTSTART:20301225T003000Z', 'SUMMARY:Sorteo: Moto nueva', 'BEGIN:VALARM']) {
    expect(text).toContain(line);
  }
});
