import { bankTransfer, cash, mobilePayment, zelle } from './methods';
import { pack } from './packs';
import type { ShopRaffle } from './shop-raffle';

const DAY = 24 * 60;

const longDescription = [
  'La consola que todos quieren, nueva y en su caja, con dos controles, tres juegos a escoger y un año de suscripción en línea.',
  'Son 500 tickets y cada uno juega con DOS números de tres cifras: el suyo y su pareja, así que tiene el doble de oportunidades en un mismo sorteo. Por ejemplo, el ticket 007-507 gana si sale el 007 o si sale el 507.',
  'Cómo funciona: escoja sus tickets, páguelos por Pago Móvil, transferencia o Zelle, suba la foto del comprobante y quedarán apartados a su nombre. Revisamos cada pago en horario de oficina y le escribimos por WhatsApp cuando esté confirmado.',
  'Entrega: el premio se entrega al día siguiente del sorteo. Si usted vive fuera de Valencia lo enviamos por encomienda asegurada a cualquier estado del país, sin costo para usted. Si el número ganador no lo tiene nadie, se sortea de nuevo el sábado siguiente.',
  'Garantía: todos nuestros productos son nuevos, con factura y garantía de un año. Puede venir a ver el premio de lunes a sábado en nuestra oficina.',
].join('\n\n');

export const openRaffles: ShopRaffle[] = [
  {
    rifid: '65a1f0000000000000000001',
    name: 'Toyota Hilux 4x4 0 km',
    descripcion:
      'Camioneta doble cabina, automática, diésel, full equipo. Con traspaso, placas y seguro por un año incluidos. Un solo ganador, entrega al día siguiente.',
    loteria: 'Lotería del Táchira',
    monto: 5,
    drawsIn: 24 * DAY,
    estado: 'Activa',
    tickets: 10_000,
    sold: 0.37,
    pictures: {
      cover: 'pickup-sunset',
      others: ['pickup-studio', 'pickup-mountain', 'pickup-gold'],
    },
    premios: [
      {
        inDays: 10,
        name: 'Primer especial: $500 en efectivo',
        descripcion: 'Entre todos los tickets pagados hasta ese día',
      },
      {
        inDays: 17,
        name: 'Segundo especial: moto Bera 150',
        descripcion: 'Entre todos los tickets pagados hasta ese día',
      },
      {
        inDays: 24,
        name: 'Premio mayor: Toyota Hilux 4x4',
        descripcion: 'Con las cuatro cifras de la Lotería del Táchira, 10:00 p. m.',
      },
    ],
    packs: [pack(5, 22), pack(10, 40)],
    metodos: [mobilePayment, bankTransfer, zelle],
  },
  {
    rifid: '65a1f0000000000000000002',
    name: 'El Millonazo: $50.000 en efectivo',
    descripcion:
      'Un millón de números, un solo dólar cada uno. Cincuenta mil dólares en efectivo para quien tenga las seis cifras. ¡El sorteo más grande del año!',
    loteria: 'Triple Zulia',
    monto: 1,
    drawsIn: 38 * DAY,
    estado: 'Activa',
    tickets: 1_000_000,
    sold: 0.37,
    pictures: { cover: 'cash-gold', others: ['cash-night', 'cash-studio'] },
    premios: [
      { inDays: 38, name: 'Premio mayor: $50.000', descripcion: 'Quien tenga las seis cifras' },
      {
        inDays: 38,
        name: 'Aproximación: 1.000 $',
        descripcion: 'El número anterior y el siguiente',
      },
    ],
    packs: [pack(10, 9), pack(25, 20), pack(50, 35)],
    least: 2,
    metodos: [mobilePayment, zelle],
  },
  {
    rifid: '65a1f0000000000000000003',
    name: 'iPhone 16 Pro Max 256 GB',
    descripcion:
      'Sellado, libre de fábrica, con un año de garantía. Solo 100 números: ¡la mejor probabilidad!',
    loteria: 'Lotería de Caracas',
    monto: 15,
    drawsIn: 6 * DAY,
    estado: 'Activa',
    tickets: 100,
    sold: 0.62,
    pictures: { cover: 'phone-night', others: ['phone-studio', 'phone-gold'] },
    premios: [],
    metodos: [zelle, mobilePayment],
  },
  {
    rifid: '65a1f0000000000000000004',
    name: 'Moto Bera SBR 150 2026',
    descripcion: 'Cero kilómetros, con casco, papeles al día y primer servicio incluido.',
    loteria: 'Chance Astral',
    monto: 3,
    drawsIn: 12 * DAY,
    estado: 'Activa',
    tickets: 1000,
    sold: 0.8,
    pictures: { cover: 'motorcycle-studio', others: ['motorcycle-sunset', 'motorcycle-night'] },
    premios: [
      { inDays: 12, name: 'Moto Bera SBR 150', descripcion: 'Con las tres últimas cifras' },
      {
        inDays: 12,
        name: 'Segundo premio: casco y guantes',
        descripcion: 'Con el segundo sorteo del día',
      },
    ],
    packs: [pack(3, 8), pack(5, 12.5)],
    metodos: [mobilePayment, bankTransfer],
  },
  {
    rifid: '65a1f0000000000000000005',
    name: 'Smart TV 75 pulgadas 4K',
    descripcion:
      'Con barra de sonido e instalación en su casa. ¡Se sortea hoy mismo, quedan los últimos números!',
    loteria: 'Lotto Activo',
    monto: 2,
    drawsIn: 20,
    estado: 'Activa',
    tickets: 500,
    sold: 0.91,
    pictures: { cover: 'television-studio', others: ['television-night', 'television-gold'] },
    premios: [],
    metodos: [mobilePayment, cash],
  },
  {
    rifid: '65a1f0000000000000000006',
    name: 'Viaje a Los Roques para dos',
    descripcion:
      'Vuelo, tres noches de posada con todo incluido y paseo a Cayo de Agua. La venta abre muy pronto.',
    loteria: 'Lotería del Táchira',
    monto: 4,
    drawsIn: 45 * DAY,
    estado: 'Pendiente',
    tickets: 1000,
    sold: 0,
    pictures: { cover: 'island-beach', others: ['island-beach-dusk'] },
    premios: [
      { inDays: 45, name: 'Viaje para dos personas', descripcion: 'Válido por seis meses' },
    ],
    metodos: [mobilePayment, zelle],
  },
  {
    rifid: '65a1f0000000000000000007',
    name: 'Combo del hogar: nevera y lavadora',
    descripcion: 'Las dos nuevas, con garantía y entrega en su puerta.',
    loteria: 'Triple Caracas',
    monto: 2.5,
    drawsIn: 15 * DAY,
    estado: 'Activa',
    tickets: 300,
    sold: 0.24,
    pictures: null,
    premios: [],
    metodos: [
      {
        ...mobilePayment,
        tasa: 1,
        descripcion: 'Mercantil (0105) · monto en dólares a la tasa del día',
      },
    ],
  },
  {
    rifid: '65a1f0000000000000000008',
    name: 'PlayStation 5 edición especial con dos controles, tres juegos a escoger y un año de suscripción en línea para toda la familia',
    descripcion: longDescription,
    loteria: 'Lotería del Táchira, sorteo de las diez de la noche',
    monto: 3.5,
    drawsIn: 9 * DAY,
    estado: 'Activa',
    tickets: 500,
    paired: true,
    sold: 0.55,
    pictures: { cover: 'console-night', others: ['console-studio', 'console-gold'] },
    premios: [
      {
        inDays: 9,
        name: 'PlayStation 5 con dos controles, tres juegos y un año de suscripción',
        descripcion: longDescription.slice(0, 400),
      },
    ],
    metodos: [
      {
        ...bankTransfer,
        descripcion: `${bankTransfer.descripcion}. ${longDescription.slice(0, 250)}`,
      },
      mobilePayment,
      zelle,
    ],
  },
  {
    rifid: '65a1f0000000000000000009',
    name: 'Laptop gamer 16 pulgadas',
    descripcion:
      'Pantalla de 165 Hz, tarjeta gráfica dedicada, 32 GB de memoria y bolso de regalo.',
    loteria: 'Triple Zulia',
    monto: 6,
    drawsIn: 18 * DAY,
    estado: 'Activa',
    tickets: 1000,
    sold: 0.12,
    pictures: { cover: 'laptop-night', others: ['laptop-studio'] },
    premios: [],
    metodos: [mobilePayment, bankTransfer, zelle],
  },
];
