import type { Method } from './shop-raffle';

/** Bolívares per dollar. */
const RATE = 396.37;

export const mobilePayment: Method = {
  name: 'Pago Móvil',
  descripcion: 'Banco de Venezuela (0102) · C.I. V-18.555.013',
  cuenta: '0414-5550134',
  tasa: RATE,
};

export const bankTransfer: Method = {
  name: 'Transferencia',
  descripcion: 'Banesco, cuenta corriente a nombre de Mariángel Rondón · C.I. V-18.555.013',
  cuenta: '0134 0000 00 0000555013',
  tasa: RATE,
};

export const zelle: Method = {
  name: 'Zelle',
  descripcion: 'A nombre de Mariángel Rondón. No escriba nada en el concepto.',
  cuenta: 'pagos@example.com',
  tasa: 1,
};

export const cash: Method = {
  name: 'Efectivo en tienda',
  descripcion: 'Entregue los dólares en nuestra oficina y suba la foto del recibo.',
  cuenta: 'C.C. Plaza Mayor, local 14, Valencia',
  tasa: 1,
};
