/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReceiptField } from './receipt-field';

test.each(['Elegir imagen', 'Tomar foto'])(
  'the same picture can be picked again after it was refused: %s',
  async (source) => {
    const pick = jest.fn();
    const receiptPick = { isPreparing: false, problem: 'unreadable', turn: 0, pick } as const;
    render(
      <ReceiptField
        receipt={null}
        missing={undefined}
        isAwaited={false}
        onRemove={jest.fn()}
        receiptPick={receiptPick}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>(source);
    const picture = new File(['x'], 'capture.png', { type: 'image/png' });
    await userEvent.upload(input, picture);
    expect(pick).toHaveBeenCalledWith(picture);
    // A browser tells nobody of a file that the field has already.
    expect(input.value).toBe('');
    expect(input.files).toHaveLength(0);
  },
);
