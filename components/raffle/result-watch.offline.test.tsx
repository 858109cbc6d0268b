/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { pass } from '@/components/picker/screen.test-kit';
import { ResultWatch } from './result-watch';

let mockBreaks = 2;

jest.mock('./result-poll', () => {
  if (mockBreaks-- > 0) throw new Error('The line broke.');
  return { ResultPoll: () => <p>Asks.</p> };
});

test('the code that asks for the result loads by itself when the connection is back', async () => {
  jest.useFakeTimers();
  render(<ResultWatch raffleId="r" isOpen={false} drawDate={null} winner={null} mark="" />);
  for (const stretch of [0, 0, 5000, 0, 0, 4999, 0, 0]) await pass(stretch);
  expect(screen.queryByText('Asks.')).toBeNull();
  for (const stretch of [1, 0, 0]) await pass(stretch);
  expect(screen.getByText('Asks.')).toBeTruthy();
  jest.useRealTimers();
});
