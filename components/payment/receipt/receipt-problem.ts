/** Why a picked file cannot be the receipt. */
export type ReceiptProblem =
  'empty' | 'pdf' | 'not-a-picture' | 'too-many-pixels' | 'heic' | 'too-heavy';

export const MAX_ORIGINAL_BYTES = 15 * 1024 * 1024;
/** Above what phones take (50 megapixels), below what would exhaust one. */
export const MAX_PIXELS = 64_000_000;

export const receiptProblemText: Record<ReceiptProblem, string> = {
  empty: 'El archivo está vacío. Vuelve a guardar la captura y elígela otra vez.',
  pdf: 'Es un PDF. Ábrelo, toma una captura de pantalla del comprobante y súbela.',
  'not-a-picture':
    'Ese archivo no es una foto. Sube una captura de pantalla o una foto (JPG o PNG).',
  'too-many-pixels':
    'La imagen es demasiado grande. Ábrela, toma una captura de pantalla y sube la captura.',
  heic: 'Este teléfono no puede leer fotos HEIC. Abre la foto, toma una captura de pantalla y súbela.',
  'too-heavy': 'La imagen pesa más de 15 MB. Toma una captura de pantalla y sube la captura.',
};
