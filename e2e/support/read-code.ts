import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** What a phone reads from the code of a picture that came by a chat. */
export async function readCode(picture: Buffer): Promise<string> {
  const asChatsSendIt = await sharp(picture).jpeg({ quality: 50 }).toBuffer();
  const { data, info } = await sharp(asChatsSendIt)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data }, { timeLimit: 10_000 });
}
