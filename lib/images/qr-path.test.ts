import encodeQR from 'qr';
import { qrPath } from './qr-path';

/** Jest cannot load the module; `e2e/support/read-code.ts` reads the codes. */
jest.mock('qr', () => ({ __esModule: true, default: jest.fn(() => [[true]]) }));

test('a code has the four light modules on each side that the standard wants', () => {
  expect(qrPath('https://rifas.example.com')).toEqual({ d: 'M0 0h1v1h-1z', modules: 1 });
  const options = expect.objectContaining({ border: 4 });
  expect(encodeQR).toHaveBeenCalledWith('https://rifas.example.com', 'raw', options);
});
