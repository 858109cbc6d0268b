import 'server-only';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { convertOwnNow } from '@/lib/images/convert';
import { environment } from '@/lib/platform/env';
import { lookAtReceiptFolder } from '@/lib/platform/http/receipt-folder';
import { whyNoPush } from '@/lib/push/push-keys';
import { check, only, when, type Check } from './check';
import { connect, inWords } from './connection';

/** What only requests and work can show, besides the admin API, Redis and the site. */
export const SERVICE_CHECKS: Check[] = [
  check({
    key: 'WHATSAPP_API_URL',
    run: async () => {
      const { whatsapp } = environment();
      // Its root may want a login or have no page: only a session sends.
      const isService = (status: number, type: string) =>
        [401, 403, 404].includes(status) || (status < 300 && type !== 'text/html');
      return only(whatsapp && (await connect(whatsapp.apiUrl, isService, () => null)).fault);
    },
    sentence: (fault) => `La mensajería, ${environment().whatsapp?.apiUrl}, ${inWords(fault)}`,
  }),
  check({
    key: 'WHATSAPP_API_URL',
    run: () => when(!environment().whatsapp),
    sentence: () => 'No te llega un mensaje con cada compra',
    isNote: true,
  }),
  check({
    key: 'TMPDIR',
    run: async () =>
      [(await lookAtReceiptFolder(tmpdir())).state].filter((is) => is !== 'writable'),
    sentence: (state) =>
      `Los comprobantes no caben o no se pueden guardar en ${tmpdir()} (${state}): haz sitio, o escribe otra carpeta`,
  }),
  check({
    key: 'sharp',
    run: async () => when(!(await canConvert())),
    sentence: () =>
      `Las fotos y los comprobantes no se pueden convertir (Node ${process.versions.node})`,
  }),
  check({
    key: 'push',
    run: () => only(whyNoPush()),
    sentence: (why) => `Los teléfonos no reciben avisos: ${why}`,
    isNote: true,
  }),
];

/** Converts a picture as receipts are: a Node whose picture processes do not start sells nothing. */
async function canConvert(): Promise<boolean> {
  const create = { width: 9, height: 9, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return convertOwnNow('card-jpeg', { bytes }).then(Boolean, () => false);
}
