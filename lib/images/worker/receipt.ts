import { receiptSize } from '../../raffle/receipt-size';
import { openPicture } from './sharp';

const QUALITY = 80;

export async function reencodeReceipt(file: string, maxPixels: number): Promise<Buffer> {
  const picture = openPicture(file, { limitInputPixels: maxPixels });
  const { autoOrient } = await picture.metadata();
  return picture
    .resize({ ...receiptSize(autoOrient), fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
