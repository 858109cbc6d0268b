import { AccentBox, cardColours, printable, ShopLine } from '@/components/preview-card/card-frame';
import {
  COLUMN,
  Line,
  SharedCode,
  SharedCover,
  SharedName,
  ShareFrame,
  shopWords,
  STORY,
  WIDTH,
} from '@/components/preview-card/share-parts';
import { formatDrawDate } from '@/lib/raffle/dates';
import { clip } from '@/lib/raffle/plain-text';
import { boastLead, fitNumbers, MORE_HEIGHT, type BoastLook } from './boast-numbers';

type BoastPictureProps = {
  raffle: { name: string; drawDate: string | null };
  numbers: readonly string[];
  /** The raffle page's URL. */
  address: string;
  /** `data:` address. */
  cover: string | null;
  /** The code of the address. */
  qr: { d: string; modules: number };
  shopName: string;
};

const INNER = WIDTH - 2 * STORY.side;
export const BOAST_SIZE = { width: WIDTH, height: STORY.height };
export const BOAST_COVER = { width: INNER, height: 520 };
const NAME = { width: INNER, height: 150, sizes: [66, 56, 44] } as const;
const NUMBERS = { width: INNER, height: 336 };
const QR_SIDE = 300;
const LONGEST_NUMBER = 18;

/** "Ya tengo el 0427": anybody may see it, so it contains nothing else of the buyer. */
export function BoastPicture(props: BoastPictureProps) {
  const { raffle, numbers, address, cover, qr, shopName } = props;
  const drawn = numbers.map((number) => clip(printable(number), LONGEST_NUMBER));
  const { shown, more, look } = fitNumbers(drawn, NUMBERS);
  return (
    <ShareFrame {...STORY}>
      <ShopLine name={shopWords(shopName)} />
      <SharedCover cover={cover} place={BOAST_COVER} />
      <SharedName name={raffle.name} place={NAME} />
      <div style={COLUMN}>
        <div style={{ display: 'flex', height: 92, fontSize: 64 }}>{boastLead(numbers.length)}</div>
        <div style={{ ...COLUMN, height: NUMBERS.height, overflow: 'hidden' }}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: look.gap }}>
            {shown.map((number) => (
              <NumberBox key={number} look={look}>
                {number}
              </NumberBox>
            ))}
          </div>
          {more > 0 && (
            <div
              style={{ display: 'flex', alignItems: 'center', height: MORE_HEIGHT, fontSize: 52 }}
            >
              {`y ${more} más`}
            </div>
          )}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ ...COLUMN, width: INNER - QR_SIDE - 52 }}>
          <div style={{ display: 'flex', fontSize: 56 }}>¿Cuál quieres tú?</div>
          {raffle.drawDate && <Line>{`Sorteo: ${formatDrawDate(raffle.drawDate)}`}</Line>}
          <div
            style={{
              display: 'block',
              marginTop: 14,
              fontSize: 30,
              lineHeight: 1.2,
              lineClamp: 4,
              wordBreak: 'break-all',
              color: cardColours()['on-deep-soft'],
            }}
          >
            {printable(address.replace(/^https?:\/\//, ''))}
          </div>
        </div>
        <SharedCode qr={qr} side={QR_SIDE} />
      </div>
    </ShareFrame>
  );
}

function NumberBox({ look, children }: { look: BoastLook; children: string }) {
  return (
    <AccentBox
      style={{
        justifyContent: 'center',
        minWidth: look.minWidth,
        padding: `${look.y}px ${look.x}px`,
        borderRadius: look.x,
        fontSize: look.fontSize,
        lineHeight: 1.2,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </AccentBox>
  );
}
