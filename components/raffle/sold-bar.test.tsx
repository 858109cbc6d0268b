/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { publishFacts } from '@/components/picker/selection/latest-facts';
import { SoldBar } from './sold-bar';

const counts = { total: 200, available: 150, reserved: 20, paid: 30 };
const bar = () => screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Parte vendida' });

test('the sold share includes reserved numbers, and follows the counts of the picker', () => {
  render(<SoldBar counts={counts} />);
  expect([bar()?.value, bar()?.max]).toEqual([25, 100]);
  expect(bar()?.getAttribute('aria-valuetext')).toBe('25\u00a0% vendido');
  act(() => publishFacts({ counts: { ...counts, available: 100, paid: 80 } }));
  expect(bar()?.value).toBe(50);
  expect(screen.getByText('50 % vendido')).toBeTruthy();
});

test('tickets that nobody counted have no bar', () => {
  act(() => publishFacts({ counts: undefined }));
  render(<SoldBar counts={null} />);
  expect(bar()).toBeNull();
});
