/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NewVisit } from '../answering-shop.test-kit';
import { LuckyPanel } from './lucky-panel';

let mockBreaks = 0;

jest.mock('./lucky-tools', () => {
  if (mockBreaks-- > 0) throw new Error('The line broke.');
  return jest.requireActual('./lucky-tools');
});

const details = () => screen.getByText('Números de la suerte').closest('details')!;

const toggle = (open: boolean) =>
  act(async () => {
    const heard = new Promise((resolve) =>
      details().addEventListener('toggle', resolve, { once: true }),
    );
    details().open = open;
    await heard;
  });

function show() {
  render(<LuckyPanel raffleId="luck" maxPerPurchase={50} isDisabled={false} />, {
    wrapper: NewVisit,
  });
}

test('tools that failed to load are fetched again when the panel is opened a second time', async () => {
  mockBreaks = 1;
  show();
  expect(details().textContent).toBe('Números de la suerte');
  expect(details().querySelector('summary')?.dataset.earlyTap).toBe('toggle');
  await toggle(true);
  expect(screen.queryByLabelText('Cifras')).toBeNull();
  await toggle(false);
  await toggle(true);
  expect(screen.getByLabelText('Cifras')).toBeTruthy();
});

test('the typed text is still there when the panel is closed and opened', async () => {
  mockBreaks = 0;
  show();
  await toggle(true);
  const field = screen.getByLabelText<HTMLInputElement>('Cifras');
  fireEvent.input(field, { target: { value: '7' } });
  await toggle(false);
  await toggle(true);
  expect(screen.getByLabelText('Cifras')).toBe(field);
  expect(field.value).toBe('7');
});
