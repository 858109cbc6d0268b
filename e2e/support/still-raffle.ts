import type { DemoRaffleShape } from '@/lib/testing/demo-control';

/** A raffle that looks the same whenever it is created. */
export const stillRaffle = (pictures: string[]): DemoRaffleShape => ({
  name: 'Moto Bera SBR 0 km',
  descripcion: 'Con papeles al día y casco.',
  loteria: 'Lotería del Táchira',
  monto: 2.5,
  fecha: '2031-03-05T23:30:00.000Z',
  portada: pictures[0] ?? null,
  img: pictures,
  premios: [{ fecha: '2031-03-01T23:30:00.000Z', name: 'Bono', descripcion: 'Al comprar 10' }],
  metodos: [
    {
      name: 'Pago Móvil',
      descripcion: 'Banco de Venezuela',
      cuenta: 'Titular: Rifas C.A.\nTeléfono: 0414-555.01.34\nBanco: 0102\nRIF: J-12345678-9',
      tasa: 400,
    },
    { name: 'Zelle', descripcion: 'En dólares', cuenta: 'pagos@rifas.example', tasa: 1 },
  ],
  tickets: 40,
  pagados: 10,
  apartados: 3,
});
