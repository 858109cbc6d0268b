import 'server-only';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { convertOwnNow } from '@/lib/images/convert';
import { environment } from '@/lib/platform/env';
import { lookAtReceiptFolder } from '@/lib/platform/http/receipt-folder';
import { connect } from './connection';
import { wrong, type Findings } from './finding';

/** What only requests and work can show, besides the admin API, Redis and the site. */
export async function* serviceFindings(): Findings {
  const { whatsapp } = environment();
  if (whatsapp) {
    // Its root may want a login or have no page: only a session sends.
    const isService = (status: number, type: string) =>
      [401, 403, 404].includes(status) || (status < 300 && type !== 'text/html');
    const { fault } = await connect(whatsapp.apiUrl, isService, () => null);
    if (fault) yield wrong(`La mensajería, ${whatsapp.apiUrl}, ${fault} (WHATSAPP_API_URL)`);
  }
  const state = await lookAtReceiptFolder(tmpdir());
  if (state !== 'writable') {
    yield wrong(
      `Los comprobantes no caben o no se pueden guardar en ${tmpdir()} (${state}): haz sitio, o escribe otra carpeta (TMPDIR)`,
    );
  }
  if (!(await canConvert())) {
    yield wrong(
      `Las fotos y los comprobantes no se pueden convertir (Node ${process.versions.node}) (sharp)`,
    );
  }
}

/** Converts a picture as receipts are: a Node whose picture processes do not start sells nothing. */
async function canConvert(): Promise<boolean> {
  const create = { width: 9, height: 9, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return convertOwnNow('card-jpeg', { bytes }).then(Boolean, () => false);
}
