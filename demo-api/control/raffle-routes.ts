import { Hono } from 'hono';

import type { Db } from '../database/open';
import { purchasesOf } from '../database/purchase-rows';
import type { RaffleRow } from '../database/raffle-rows';
import { findRaffle } from '../database/raffle-rows';
import { setTickets } from '../database/set-tickets';
import { deleteRaffle, insertRaffle, updateRaffle } from '../database/raffle-writes';
import { Failure } from '../failure';
import { newObjectId } from '../ids';
import { readJson } from '../routes/read-json';
import { defaultFields, readFields } from './raffle-fields';
import { readStringList, readTicketShape, shapeTickets } from './ticket-shape';

export function raffleControlRoutes(db: Db) {
  return new Hono()
    .post('/', async (c) => {
      const body = await readJson(c);
      const rifid = newObjectId();
      db.transaction(() => {
        const row = insertRaffle(db, rifid, { ...defaultFields(), ...readFields(body) });
        shapeTickets(db, row, { tickets: 100, ...readTicketShape(body) });
      }).immediate();
      return c.json({ ok: true, rifa: summary(db, rifid) });
    })
    .patch('/:rifid', async (c) => {
      const body = await readJson(c);
      const { id, rifid } = known(db, c.req.param('rifid'));
      db.transaction(() => {
        updateRaffle(db, rifid, readFields(body));
        shapeTickets(db, id, readTicketShape(body));
      }).immediate();
      return c.json({ ok: true, rifa: summary(db, rifid) });
    })
    .delete('/:rifid', (c) => {
      deleteRaffle(db, known(db, c.req.param('rifid')).id);
      return c.json({ ok: true });
    })
    .get('/:rifid/purchases', (c) => {
      const purchases = purchasesOf(db, known(db, c.req.param('rifid')).id);
      return c.json({ ok: true, purchases });
    })
    .post('/:rifid/tickets', async (c) => {
      const { numeros, estado, buyer } = await readJson(c);
      const { id } = known(db, c.req.param('rifid'));
      if (estado !== 'Disponible' && estado !== 'Apartado' && estado !== 'Pagado') {
        throw new Failure(400, 'estado must be Disponible, Apartado or Pagado');
      }
      const given = typeof buyer === 'object' && buyer !== null ? buyer : {};
      const list = readStringList(numeros);
      db.transaction(() => setTickets(db, id, list, estado, given)).immediate();
      return c.json({ ok: true });
    });
}

function known(db: Db, rifid: string): RaffleRow {
  const raffle = findRaffle(db, rifid);
  if (!raffle) throw new Failure(404, 'No such raffle');
  return raffle;
}

function summary(db: Db, rifid: string) {
  const { name, monto, fecha } = known(db, rifid);
  return { rifid, name, monto, fecha };
}
