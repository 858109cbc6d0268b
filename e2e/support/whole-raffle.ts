import type { DemoRaffleShape } from '@/lib/testing/demo-control';

/** A raffle with every feature. */
export const WHOLE_RAFFLE: DemoRaffleShape = {
  name: 'Moto 0 km',
  descripcion: 'Con papeles <b>al día</b>',
  loteria: 'Lotería del Táchira',
  monto: 2.5,
  fecha: '2031-03-05T23:30:00.000Z',
  img: ['uno.jpg', 'dos.jpg', 'tres.jpg', 'cuatro.jpg'],
  premios: [
    { fecha: '2031-03-01T23:30:00.000Z', name: 'Bono', descripcion: 'Para quien compre 10' },
    { name: 'Casco' },
  ],
  metodos: [{ name: 'Zelle', descripcion: 'A nombre de Ana', cuenta: 'ana@example.com', tasa: 1 }],
  tickets: 100,
  pagados: 30,
  apartados: 13,
};
