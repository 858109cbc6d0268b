import type { Profile } from '@/lib/content/types';
import { clip } from '@/lib/raffle/plain-text';
import { cardColours, CardFrame, Mark } from './card-frame';
import { printable } from './printable';

type Props = { company: Pick<Profile, 'name'> };

const SHOP_PROMISE = 'Elige tus números y págalos en línea';

/** The preview picture of pages that are not about one raffle. */
export function ShopPreviewCard({ company }: Props) {
  const name = clip(printable(company.name), 40);
  return (
    <CardFrame>
      <Mark size={200} />
      <div
        style={{
          display: 'flex',
          fontSize: name.length > 20 ? 62 : 84,
          lineHeight: 1.1,
          textWrap: 'balance',
        }}
      >
        {name}
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: 38,
          color: cardColours()['on-deep-soft'],
          textWrap: 'balance',
        }}
      >
        {SHOP_PROMISE}
      </div>
    </CardFrame>
  );
}
