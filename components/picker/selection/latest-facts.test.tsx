/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { publishFacts, UntilNewer, useLatestFact } from './latest-facts';

function Sold() {
  return <p>{useLatestFact('counts')?.paid ?? 'not counted'}</p>;
}

const counts = { total: 9, available: 6, reserved: 0, paid: 3 };

test('the server’s text stays until there is newer text, and each newer text replaces the last', () => {
  render(
    <UntilNewer of="paid">
      <b>$5,00</b>
    </UntilNewer>,
  );
  expect(screen.getByText('$5,00')).toBeTruthy();
  act(() => publishFacts({ paid: <b>Bs 200,00</b> }));
  expect(screen.getByText('Bs 200,00')).toBeTruthy();
  act(() => publishFacts({ paid: <b>Bs 300,00</b> }));
  expect(screen.getByText('Bs 300,00')).toBeTruthy();
  expect(screen.queryByText('$5,00')).toBeNull();
});

test('news of one fact leaves the others as they were', () => {
  act(() => publishFacts({ counts }));
  act(() => publishFacts({ price: <b>Bs 300,00 por número</b> }));
  render(<Sold />);
  expect(screen.getByText('3')).toBeTruthy();
});

test('a part mounted after the news shows them, but starts with the server’s text', () => {
  act(() => publishFacts({ counts }));
  const html = renderToString(<Sold />);
  expect(html).toContain('not counted');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  render(<Sold />, { container, hydrate: true });
  expect(container.textContent).toBe('3');
});
