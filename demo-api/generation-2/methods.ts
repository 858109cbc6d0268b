import type { StoredMethod } from '../database/methods';
import type { RaffleRow } from '../database/raffle-rows';
import { SELLER } from '../seller';

export function activeMethodsOf({ metodos }: RaffleRow) {
  return (JSON.parse(metodos) as StoredMethod[])
    .filter((method) => isActive(method) && sellerOf(method) === SELLER._id)
    .map(methodWire);
}

export function isActive({ activo }: StoredMethod): boolean {
  return activo !== false;
}

export function sellerOf({ admin }: StoredMethod): unknown {
  return admin ?? SELLER._id;
}

/**
 * Accepts the field names of either generation. This one has no description: sellers write what the first puts there,
 * such as the bank, into the account.
 */
function methodWire(given: StoredMethod) {
  const { metid, name, nombre = name, descripcion, cuenta, tasa } = given;
  return {
    metid,
    moneda: given.moneda ?? (Number(tasa) === 1 ? 'USD' : 'VES'),
    nombre,
    img: given.img ?? 'no-image',
    equivalencia: given.equivalencia ?? `1 USD = ${String(tasa)}`,
    cuenta: descripcion ? `${String(descripcion)}\n${String(cuenta)}` : cuenta,
    tasa,
  };
}
