import { readTickets } from '../support/admin-truth';
import { expect, test } from './fixtures/visit';
import { choose, expectBought, fillForm, openPayment } from './fixtures/buying';

test('a raffle is opened, numbers are chosen and paid, and the digital ticket is there @core', async ({
  visit,
  admin,
  createRaffle,
  buyer,
}) => {
  const { rifid, name } = await createRaffle({ tickets: ['0427', '0815', '1234'] });
  const visitor = await visit();
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '0427', '0815');
  const payment = await openPayment(visitor);
  await fillForm(payment, buyer);
  await expectBought(payment, admin, rifid, '0427', '0815');
  expect(await readTickets(admin, rifid, ['1234'])).toMatchObject([{ estado: 'Disponible' }]);

  await payment.tap('link', 'Ver mi boleto digital');
  await visitor.sees('heading', name);
  for (const text of ['en revisión', '0427', '0815']) {
    await visitor.reads(text, 'region', 'Mis números');
  }
});
