import { randomUUID } from 'node:crypto';

import { Failure } from '../failure';
import { SELLER } from '../seller';
import type { Db } from './open';
import type { Purchase, SizedPurchase } from './purchase-rows';
import { insertPurchase } from './purchase-rows';
import { shareOf } from './reservations';
import type { TicketState } from './ticket-rows';

/** Lets another buyer take, pay or return these numbers, whatever their state. Needs a transaction. */
export function setTickets(
  db: Db,
  raffle: number,
  numeros: string[],
  estado: TicketState,
  buyer: Partial<Purchase>,
): void {
  if (numeros.length === 0) return;
  const set = db.prepare(
    `update ticket set estado = ?, purchase = ?, place = ?, share = ? where raffle = ? and numero = ?
    returning id`,
  );
  const owned = estado === 'Disponible' ? null : somebody(numeros.length, buyer);
  const purchase = owned && insertPurchase(db, raffle, owned);
  numeros.forEach((numero, index) => {
    const share = owned ? shareOf(owned.monto, numeros.length, index + 1) : 0;
    const changed = set.all(estado, purchase, index + 1, share, raffle, numero).length;
    if (changed === 0) throw new Failure(400, `no ticket ${numero}`);
  });
}

function somebody(tickets: number, known: Partial<Purchase>): SizedPurchase {
  return {
    size: tickets,
    referencia: `T${randomUUID().slice(0, 8)}`,
    nombre: 'Otra Persona',
    codigo: '58',
    telefono: '584125550199',
    cedula: 'V11222333',
    direccion: 'Calle Bolívar, Valencia',
    correo: 'otra.persona@example.com',
    ruta: null,
    vendedor: SELLER._id,
    monto: 5 * tickets,
    metodo: null,
    metid: '',
    descripcion: `Compra online de ${tickets} ticket(s)`,
    image: null,
    fecha: new Date().toISOString(),
    ...known,
  };
}
