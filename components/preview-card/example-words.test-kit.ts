import type { ShareWords } from '@/lib/raffle/share-words';

export const WORDS: ShareWords = {
  name: 'Moto 0 km',
  state: null,
  price: { base: '$7,50 por número', converted: 'Bs 2.972,78 a la tasa del 30/12/2030' },
  draw: 'Sorteo: 05/03/2031 7:30 p. m.',
  sold: '34 % vendido',
  winner: null,
  call: 'Escanea y elige tus números',
};
