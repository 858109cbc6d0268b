/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReceiptField } from './receipt-field';

test.each(['Elegir imagen', 'Tomar foto'])(
  'the same picture can be picked again after it was refused: %s',
  async (source) => {
    const pick = jest.fn();
    const receiptPick = { isPreparing: false, problem: 'unreadable', pick } as const;
    render(
      <ReceiptField
        receipt={null}
        missing={undefined}
        onRemove={jest.fn()}
        receiptPick={receiptPick}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>(source);
    const picture = new File(['x'], 'capture.png', { type: 'image/png' });
    await userEvent.upload(input, picture);
    expect(pick).toHaveBeenCalledWith(picture);
    // A browser fires no change event for a file that the field already holds.
    expect(input.value).toBe('');
    expect(input.files).toHaveLength(0);
  },
);

type Shown = Partial<Parameters<typeof ReceiptField>[0]>;

function show({ problem = null, isPreparing = false, ...shown }: Shown & Partial<PickState>) {
  const pick = jest.fn();
  const receiptPick = { isPreparing, problem, pick };
  const onRemove = jest.fn();
  const props = { receipt: null, missing: undefined, onRemove, receiptPick };
  const view = render(<ReceiptField {...props} {...shown} />);
  return { pick, onRemove, ...view };
}

type PickState = Pick<Parameters<typeof ReceiptField>[0]['receiptPick'], 'problem' | 'isPreparing'>;

const REQUIRED = 'Este campo es obligatorio';
/** What the refusal says, or else what is missing. */
const fieldError = () => document.getElementById('pago-receipt-error')?.textContent ?? '';
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

beforeEach(() => {
  URL.createObjectURL = jest.fn((blob: Blob) => `blob:${blob.size}`) as typeof URL.createObjectURL;
  URL.revokeObjectURL = jest.fn();
});

// spec: receipt
test('a picture is shown, and can be removed', async () => {
  const { onRemove } = show({ receipt: picture(1000) });
  const shown = screen.getByAltText<HTMLImageElement>('Comprobante elegido');
  expect(shown.src).toBe('blob:1000');
  expect(screen.getByRole('status').textContent).toBe('Imagen lista');
  expect(screen.queryByLabelText('Elegir imagen')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar imagen' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('another picture replaces the first and releases its memory', () => {
  const props = { missing: undefined, onRemove: jest.fn() };
  const receiptPick = { isPreparing: false, problem: null, pick: jest.fn() };
  const { rerender } = show({ receipt: picture(1000) });
  rerender(<ReceiptField {...props} receiptPick={receiptPick} receipt={picture(2000)} />);
  expect(screen.getByAltText<HTMLImageElement>('Comprobante elegido').src).toBe('blob:2000');
  expect(jest.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:1000']]);
});

test('a dropped picture is picked like a chosen one', () => {
  const { pick } = show({});
  const file = new File(['x'], 'capture.png', { type: 'image/png' });
  const area = screen.getByText(/^Captura o foto/).parentElement!;
  fireEvent.dragOver(area);
  expect(area.dataset.over).toBe('true');
  expect(fireEvent.drop(area, { dataTransfer: { files: [file] } })).toBe(false);
  expect(area.dataset.over).toBe('false');
  expect(pick.mock.calls).toEqual([[file]]);
});

test.each<[string, Shown & Partial<PickState>, RegExp]>([
  ['a missing picture', { missing: REQUIRED }, /^Este campo es obligatorio$/],
  ['a refused one rather than a missing one', { missing: REQUIRED, problem: 'pdf' }, /^Es un PDF/],
  ['nothing where there is a picture', { missing: REQUIRED, receipt: picture(1) }, /^$/],
])('the field reports %s', (_what, shown, words) => {
  show(shown);
  expect(fieldError()).toMatch(words);
});

test('a refusal is tied to the field, so that it is read with it', () => {
  show({ problem: 'heic' });
  const input = screen.getByLabelText('Elegir imagen');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toMatch(/no puede leer fotos HEIC/);
});

test.each([
  [{ isPreparing: true }, 'Preparando la imagen…'],
  [{}, ''],
])('the field with %j says "%s"', (shown, words) => {
  show(shown);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('the camera is offered apart', () => {
  show({});
  expect(screen.getByLabelText('Tomar foto').getAttribute('capture')).toBe('environment');
  expect(screen.getByLabelText('Elegir imagen').hasAttribute('capture')).toBe(false);
});
