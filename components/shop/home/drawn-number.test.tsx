/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { PastResult } from '@/lib/raffle/result';
import { DrawnNumber } from './drawn-number';

test.each<[string, PastResult['winner'], string]>([
  ['its owner', { number: '0427', owner: 'María Pérez' }, 'Número ganador: 0427Ganó María Pérez'],
  ['one whose name is not known', { number: '0427', owner: '' }, 'Número ganador: 0427'],
  ['nobody', { number: '0427', owner: null }, 'Número ganador: 0427Ticket Disponible'],
  ['a draw that is awaited', null, 'Esperando el resultado'],
  ['an answer that did not come', undefined, ''],
])('the card of a finished raffle shows %s', (_, winner, words) => {
  expect(render(<DrawnNumber winner={winner} />).container.textContent).toBe(words);
});
