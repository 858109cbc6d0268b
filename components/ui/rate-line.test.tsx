/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RateLine } from './rate-line';

const readAt = '2026-11-22T14:32:00.000Z';

test('the exact rate is shown with the time when it was read', () => {
  const conversion = { currency: 'VES', rate: 1396.375 };
  render(<RateLine money={{ symbol: '$', conversion }} readAt={readAt} />);
  const line = screen.getByRole('paragraph').textContent?.replaceAll('\u00a0', ' ');
  expect(line).toBe('Tasa Bs 1.396,375 por $, 22/11/26, 10:32 a. m.');
  expect(screen.getByText(/^22\/11/).getAttribute('datetime')).toBe(readAt);
});

test('no rate is shown when nothing is converted', () => {
  const { container } = render(
    <RateLine money={{ symbol: '$', conversion: null }} readAt={readAt} />,
  );
  expect(container.textContent).toBe('');
});
