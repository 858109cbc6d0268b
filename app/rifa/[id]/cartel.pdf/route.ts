import path from 'node:path';
import { cardColours } from '@/components/preview-card/card-frame';
import { drawPoster, POSTER_COVER } from '@/components/preview-card/poster';
import { brandMark } from '@/lib/content/brand-mark';
import { companyProfile } from '@/lib/content/company';
import { inTurn } from '@/lib/images/conversion-queue';
import { convertOwnNow } from '@/lib/images/convert';
import { etagOf } from '@/lib/platform/etag';
import { cardSlot } from '@/lib/images/picture-slots';
import { qrPath } from '@/lib/images/qr-path';
import { CARD_FONT } from '@/server/next-seam/card-font';
import { shareRoute } from '../share-route';
import { contactsOf } from './contacts';

/** A poster for a wall: A4, or letter with `?papel=carta`. */
export const GET = shareRoute(({ raffle: { words }, address, query, client }) => {
  const paper = query.get('papel') === 'carta' ? 'LETTER' : 'A4';
  const { name, ...numbers } = companyProfile();
  const shop = { name, host: new URL(address).host, contacts: contactsOf(numbers) };
  return {
    shown: { words, address, paper, shop },
    place: POSTER_COVER,
    draw: (cover) =>
      inTurn(cardSlot(client), async () => {
        const mark = await drawMark();
        const body = await drawPoster({
          ...{ words, cover, mark, qr: qrPath(address), shop, paper },
          font: path.resolve(/* turbopackIgnore: true */ CARD_FONT),
        });
        return { body, type: 'application/pdf', etag: etagOf(body) };
      }),
  };
});

const MARK_WIDTH = 192;

async function drawMark(): Promise<string> {
  const [kind = '', body = ''] = brandMark(cardColours().accent).split(',');
  const bytes = kind.endsWith('base64')
    ? Buffer.from(body, 'base64')
    : Buffer.from(decodeURIComponent(body));
  const png = await convertOwnNow('mark', { bytes, width: MARK_WIDTH });
  return `data:image/png;base64,${png.toString('base64')}`;
}
