import type { Db } from '../database/open';
import type { SizedPurchase } from '../database/purchase-rows';
import { insertPurchases } from '../database/purchase-rows';
import { shareOf } from '../database/reservations';
import type { NewTicket } from '../database/ticket-writes';
import { insertTickets, ticketNumber } from '../database/ticket-writes';
import { SELLER } from '../seller';
import { salesRoutes } from './basics';
import { someBuyer } from './buyers';
import type { Random } from './random';
import { oneOf, shuffledIndexes, wholeBetween } from './random';
import type { ShopRaffle } from './shop-raffle';

const MINUTE = 60_000;
const PAID_SHARE = 0.8;

export function sellTickets(db: Db, raffle: number, shop: ShopRaffle, random: Random): void {
  const order = shuffledIndexes(random, shop.tickets);
  const sold = Math.round(shop.tickets * shop.sold);
  const owners = new Int32Array(shop.tickets);
  const places = new Uint8Array(shop.tickets);
  const paid: boolean[] = [];
  const purchases: SizedPurchase[] = [];
  for (let at = 0; at < sold;) {
    const size = Math.min(sold - at, wholeBetween(random, 1, 9));
    purchases.push(somePurchase(shop, at, size, random));
    paid.push(random() < PAID_SHARE);
    for (let place = 1; place <= size; place += 1, at += 1) {
      owners[order[at] ?? 0] = purchases.length;
      places[order[at] ?? 0] = place;
    }
  }
  const first = insertPurchases(db, raffle, purchases);
  insertTickets(db, raffle, allTickets());

  function* allTickets(): Generator<NewTicket> {
    for (let index = 0; index < shop.tickets; index += 1) {
      const numero = printedNumber(shop, index);
      const owner = (owners[index] ?? 0) - 1;
      if (owner < 0) yield { numero, estado: 'Disponible', purchase: null, place: 0, share: 0 };
      else {
        const estado = paid[owner] ? 'Pagado' : 'Apartado';
        const { monto = 0, size = 1 } = purchases[owner] ?? {};
        const place = places[index] ?? 0;
        const share = shareOf(monto, size, place);
        yield { numero, estado, purchase: first + owner, place, share };
      }
    }
  }
}

function printedNumber({ tickets, paired }: ShopRaffle, index: number): string {
  if (!paired) return ticketNumber(index, tickets);
  const partner = ticketNumber(index + tickets, tickets * 2);
  return `${ticketNumber(index, tickets * 2)}-${partner}`;
}

function somePurchase(
  shop: ShopRaffle,
  serial: number,
  size: number,
  random: Random,
): SizedPurchase {
  const method = oneOf(random, shop.metodos);
  const before = Math.min(0, shop.drawsIn) - wholeBetween(random, 30, 20_000);
  return {
    ...someBuyer(random),
    size,
    // 7919 and the modulus have no common factor, so no reference repeats within a raffle.
    referencia: String(10_000_000 + (((serial + 1) * 7919 * 101) % 89_999_999)),
    ruta: salesRoutes[wholeBetween(random, 0, salesRoutes.length - 1)]?.ruid ?? null,
    vendedor: SELLER._id,
    monto: Math.round(size * shop.monto * method.tasa * 100) / 100,
    metodo: method,
    metid: '',
    descripcion: `Compra online de ${size} ticket(s)`,
    image: null,
    fecha: new Date(Date.now() + before * MINUTE).toISOString(),
  };
}
