import { test } from './fixtures/visit';
import { choose } from './fixtures/buying';

test('numbers are searched, chosen, taken out again and picked at random', async ({
  visit,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({ tickets: 40, pagados: 4, monto: 2.5 });
  const visitor = await visit();
  await visitor.open(`/rifa/${rifid}`);
  const grid = visitor.within('group', 'Números de la rifa');
  await choose(visitor, '07', '12');
  await visitor.reads('2 números', 'region', 'Tu compra');
  await visitor.reads('$5,00', 'region', 'Tu compra');
  await visitor.tap('button', 'Quitar 12');
  await visitor.reads('1 número', 'region', 'Tu compra');

  await visitor.fill('searchbox', 'buscar ticket', '39');
  await grid.seesNo('button', '12');
  await grid.sees('button', '39');
  await visitor.tap('button', 'Limpiar Filtros');
  await grid.sees('button', '12');

  await visitor.fill('spinbutton', 'Cantidad', '9');
  await visitor.tap('button', 'Elegir al azar');
  await visitor.reads('9 números', 'region', 'Tu compra');
});
