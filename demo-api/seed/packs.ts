import type { Pack } from './shop-raffle';

export function pack(qty: number, monto: number): Pack {
  return { name: `${qty} tickets`, qty, monto, color: '#ffffff', fondo: '#146c43' };
}
