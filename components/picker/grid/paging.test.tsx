/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { PageState } from '@/lib/raffle/ticket-page';
import { Paging } from './paging';

const MILLION: PageState = { offset: 0, size: 1000, rows: 1000, count: 1_000_000 };

function show(page: PageState) {
  const onGoTo = jest.fn();
  render(<Paging page={page} isLoading={false} onGoTo={onGoTo} />);
  return onGoTo;
}

const button = (name: string) => screen.getByRole('button', { name });

test('the end of a million numbers is one tap away', () => {
  const onGoTo = show(MILLION);
  expect(button('Primera página')).toHaveProperty('disabled', true);
  fireEvent.click(button('Última página'));
  expect(onGoTo).toHaveBeenCalledWith(999_000);
});

test('from the end the beginning is one tap away, and nothing follows', () => {
  const onGoTo = show({ ...MILLION, offset: 999_000 });
  expect(button('Siguiente')).toHaveProperty('disabled', true);
  expect(button('Última página')).toHaveProperty('disabled', true);
  fireEvent.click(button('Primera página'));
  expect(onGoTo).toHaveBeenCalledWith(0);
});

test('two pages, or a count nobody knows, have no button for the ends', () => {
  show({ ...MILLION, count: 2000 });
  show({ ...MILLION, count: null });
  expect(screen.queryByRole('button', { name: 'Última página' })).toBeNull();
});

test.each([
  ['no rows', 0, 0, null],
  ['the only row', 1, 1, '1–1 de 1'],
  ['all rows', 3, 3, '1–3 de 3'],
  ['fewer rows than there are', 3, 4, '1–3 de 4'],
  ['rows that outlive their count', 3, 2, '1–3'],
])('a page with %s is told as what it is', (_, rows, count, told) => {
  show({ offset: 0, size: 1000, rows, count });
  expect(screen.queryByText(/–/)?.textContent ?? null).toBe(told);
});

test('the buttons lead back and on, and while a page is on its way nowhere', () => {
  const onGoTo = jest.fn();
  const page = { ...MILLION, offset: 1000 };
  const paging = (isLoading: boolean) => <Paging {...{ page, isLoading, onGoTo }} />;
  const { rerender } = render(paging(false));
  fireEvent.click(button('Anterior'));
  fireEvent.click(button('Siguiente'));
  expect(onGoTo.mock.calls).toEqual([[0], [2000]]);
  expect(screen.getByText('1.001–2.000 de 1.000.000')).toBeTruthy();
  rerender(paging(true));
  const names = ['Anterior', 'Siguiente', 'Primera página', 'Última página'];
  expect(names.filter((name) => !button(name).matches(':disabled'))).toEqual([]);
  expect(screen.queryByText(/ de 1.000.000/)).toBeNull();
});
