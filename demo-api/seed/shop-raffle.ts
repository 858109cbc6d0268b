import type { NewWinner } from '../database/set-winner';
import type { Gallery } from './gallery';

export type Method = { name: string; descripcion: string; cuenta: string; tasa: number };

/** `monto` is the price of `qty` numbers together. */
export type Pack = { name: string; qty: number; monto: number; color: string; fondo: string };

/** One raffle of the demo shop, with dates relative to the day the shop is first opened. */
export type ShopRaffle = {
  rifid: string;
  name: string;
  descripcion: string;
  loteria: string;
  monto: number;
  /** Minutes until the draw; negative after it. */
  drawsIn: number;
  estado: 'Activa' | 'Pendiente';
  tickets: number;
  /** Each ticket holds a number and the one half the raffle further: `000-500`. */
  paired?: boolean;
  /** Share of the tickets that are taken, 0 to 1. */
  sold: number;
  pictures: Gallery | null;
  premios: { inDays: number; name: string; descripcion: string }[];
  metodos: [Method, ...Method[]];
  /** For the second generation only. */
  packs?: Pack[];
  least?: number;
  winner?: NewWinner;
};

export function isOpen({ drawsIn }: ShopRaffle): boolean {
  return drawsIn > 0;
}
