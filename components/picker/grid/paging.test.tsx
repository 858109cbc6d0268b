/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Paging } from './paging';

test.each([
  ['no rows', 0, 0, null],
  ['the only row', 1, 1, '1–1 de 1'],
  ['all rows', 3, 3, '1–3 de 3'],
  ['fewer rows than there are', 3, 4, '1–3 de 4'],
  ['rows that outlive their count', 3, 2, '1–3'],
])('a page with %s is told as what it is', (_, rows, count, told) => {
  const page = { offset: 0, size: 1000, rows, count };
  render(<Paging page={page} isLoading={false} onGoTo={jest.fn()} />);
  expect(screen.queryByText(/–/)?.textContent ?? null).toBe(told);
});
