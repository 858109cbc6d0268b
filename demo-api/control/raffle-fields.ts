import type { RaffleFields } from '../database/raffle-writes';

const DAY = 86_400_000;

/** A plain open raffle, for a test that cares about one field only. */
export function defaultFields(): RaffleFields {
  return {
    name: 'Rifa de prueba',
    descripcion: 'Una rifa para probar',
    loteria: 'Lotería del Táchira',
    monto: 5,
    fecha: new Date(Date.now() + 7 * DAY).toISOString(),
    abierta: true,
    estado: 'Activa',
    portada: null,
    img: [],
    premios: [],
    metodos: [
      {
        name: 'Pago Móvil',
        descripcion: 'Banco de Venezuela',
        cuenta: '0102 0414-5550134',
        tasa: 1,
      },
    ],
    oldMethods: [
      { name: 'Pago Móvil', descripcion: 'Banco cerrado', cuenta: '0000 0400-0000000', tasa: 36.5 },
    ],
    botones: [],
    min: null,
    max: null,
    omit: [],
    override: {},
    estados: {},
    onTaken: 'each',
  };
}

/** Takes the given fields unchecked: a test may want a nonsensical answer. */
export function readFields(body: Record<string, unknown>): Partial<RaffleFields> {
  const names = Object.keys(defaultFields()).filter((name) => body[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}
