import { clip } from '@/lib/raffle/plain-text';
import type { ShareWords } from '@/lib/raffle/share-words';
import { AccentBox, cardColours, COLUMN, FaintMark, ShopLine, shopWords } from './card-frame';
import { fitNumbers, MORE_HEIGHT } from './fit-numbers';
import { printable } from './printable';
import { QrCode } from './qr-code';

type SharePictureProps = {
  words: ShareWords;
  /** A buyer's own, for "Ya tengo el 0427". Anybody may see them, so nothing else of the buyer is shown. */
  numbers?: readonly string[];
  /** `data:` address. */
  cover: string | null;
  /** The raffle page's URL. */
  address: string;
  /** The code of the address. */
  qr: { d: string; modules: number };
  shopName: string;
};

/** In pixels, like everything below. */
export const SHARE_SIZE = { width: 1080, height: 1920 };
const SIDE = 72;
/** Apps lay their own buttons over both ends of a story; at the upper end they lie on the photo. */
const LOWER_END = 230;
const INNER = SHARE_SIZE.width - 2 * SIDE;
const NUMBERS = { width: INNER, height: 336 };
const QR_SIDE = 330;
const WORDS_WIDTH = INNER - QR_SIDE - 36;

const NAME_SIZES = [92, 66, 50, 44] as const;
const LINE_HEIGHT = 1.12;
/** The mean width of a letter, as a share of its size, with some room for words that do not fill a line. */
const LETTER_WIDTH = 0.62;

const LONGEST_WINNER = 60;
const LONGEST_NUMBER = 18;

export function SharePicture(props: SharePictureProps) {
  const { words, numbers = [], cover, address, qr, shopName } = props;
  const hasNumbers = numbers.length > 0;
  const printedAddress = printable(address.replace(/^https?:\/\//, ''));
  return (
    <div
      style={{
        ...SHARE_SIZE,
        ...COLUMN,
        background: cardColours().deep,
        color: cardColours()['on-deep'],
      }}
    >
      <Cover cover={cover} height={hasNumbers ? 582 : 898} />
      <div
        style={{
          ...COLUMN,
          flexGrow: 1,
          justifyContent: 'space-between',
          padding: `40px ${SIDE}px ${LOWER_END}px`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <ShopLine name={shopWords(shopName)} />
          {words.state && <Pill size={32}>{words.state}</Pill>}
        </div>
        <Name name={printable(words.name) || 'Rifa'} height={hasNumbers ? 150 : 232} />
        {hasNumbers && <Numbers numbers={numbers} />}
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <div style={{ ...COLUMN, width: WORDS_WIDTH }}>
            {words.winner ? <WinnerWords winner={words.winner} /> : <SaleWords words={words} />}
            <div
              style={{ display: 'flex', marginTop: 14, fontSize: 40, color: cardColours().accent }}
            >
              {words.call}
            </div>
          </div>
          <div style={{ ...COLUMN, padding: 8, borderRadius: 20, background: '#ffffff' }}>
            <QrCode qr={qr} side={QR_SIDE} />
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            fontSize: Math.min(30, INNER / (printedAddress.length * LETTER_WIDTH)),
            color: cardColours()['on-deep-soft'],
          }}
        >
          {printedAddress}
        </div>
      </div>
    </div>
  );
}

function Cover({ cover, height }: { cover: string | null; height: number }) {
  const { width } = SHARE_SIZE;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height,
        background: cardColours().action,
      }}
    >
      {cover ? (
        <img src={cover} alt="" width={width} height={height} style={{ objectFit: 'cover' }} />
      ) : (
        <FaintMark size={260} />
      )}
    </div>
  );
}

function Name({ name, height }: { name: string; height: number }) {
  const linesOf = (size: number) => Math.floor(height / (size * LINE_HEIGHT));
  const fits = (size: number) => name.length * size * LETTER_WIDTH <= linesOf(size) * INNER;
  const fontSize = NAME_SIZES.find(fits) ?? NAME_SIZES[3];
  return (
    <div style={{ display: 'flex', alignItems: 'center', height }}>
      <div
        style={{
          display: 'block',
          width: INNER,
          fontSize,
          lineHeight: LINE_HEIGHT,
          wordBreak: 'break-word',
          // The renderer balances clamped text by cutting it.
          ...(fits(fontSize) ? { textWrap: 'balance' } : { lineClamp: linesOf(fontSize) }),
        }}
      >
        {name}
      </div>
    </div>
  );
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  const drawn = numbers.map((number) => clip(printable(number), LONGEST_NUMBER));
  const { shown, more, look } = fitNumbers(drawn, NUMBERS);
  const lead = drawn.length === 1 ? 'Ya tengo el' : `Ya tengo ${drawn.length} números:`;
  return (
    <div style={COLUMN}>
      <div style={{ display: 'flex', height: 92, fontSize: 64 }}>{lead}</div>
      <div style={{ ...COLUMN, height: NUMBERS.height, overflow: 'hidden' }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: look.gap }}>
          {shown.map((number) => (
            <AccentBox
              key={number}
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
              {number}
            </AccentBox>
          ))}
        </div>
        {more > 0 && (
          <div style={{ display: 'flex', alignItems: 'center', height: MORE_HEIGHT, fontSize: 52 }}>
            {`y ${more} más`}
          </div>
        )}
      </div>
    </div>
  );
}

function SaleWords({ words: { price, draw, sold } }: Pick<SharePictureProps, 'words'>) {
  return (
    <div style={COLUMN}>
      {price && <Pill size={fitting(price.paid, 44)}>{printable(price.paid)}</Pill>}
      {price?.about && <Line>{price.about}</Line>}
      {draw && <Line>{draw}</Line>}
      {sold && <Line>{sold}</Line>}
    </div>
  );
}

function WinnerWords({ winner }: { winner: NonNullable<ShareWords['winner']> }) {
  return (
    <div style={COLUMN}>
      <div style={{ display: 'flex', fontSize: 38, color: cardColours()['on-deep-soft'] }}>
        Número ganador
      </div>
      <div style={{ display: 'flex', margin: '10px 0 6px' }}>
        <Pill size={fitting(winner.number, 84)}>{printable(winner.number)}</Pill>
      </div>
      {winner.name && <Line>{clip(printable(winner.name), LONGEST_WINNER)}</Line>}
    </div>
  );
}

function Pill({ size, children }: { size: number; children: string }) {
  return (
    <AccentBox
      style={{
        alignSelf: 'flex-start',
        padding: `${Math.round(size * 0.22)}px ${Math.round(size * 0.7)}px`,
        borderRadius: 999,
        fontSize: size,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </AccentBox>
  );
}

function Line({ children }: { children: string }) {
  return (
    <div style={{ display: 'flex', marginTop: 14, fontSize: 34, lineHeight: 1.2 }}>
      {printable(children)}
    </div>
  );
}

/** A letter size at which the text and the sides of its pill fit beside the code. */
function fitting({ length }: string, most: number): number {
  return Math.min(most, Math.floor(WORDS_WIDTH / (length * 0.55 + 1.4)));
}
