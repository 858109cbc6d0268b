import { clip } from '@/lib/raffle/plain-text';
import type { ShareWords } from '@/lib/raffle/share-words';
import { CARD_COLORS, FaintMark, ShopLine, printable } from './card-frame';
import { QrCode } from './qr-code';

export type ShareShape = 'story' | 'square';

type SharePictureProps = {
  words: ShareWords;
  /** `data:` address. */
  cover: string | null;
  /** The code of the raffle's page. */
  qr: { d: string; modules: number };
  shop: { name: string; host: string };
};

type Layout = {
  height: number;
  /** Apps lay their own buttons over both ends of a story. */
  ends: { top: number; bottom: number };
  side: number;
  cover: number;
  qr: number;
  name: { height: number; sizes: readonly [number, number, number] };
};

const WIDTH = 1080;
const LAYOUTS: Record<ShareShape, Layout> = {
  story: {
    height: 1920,
    ends: { top: 190, bottom: 230 },
    side: 72,
    cover: 716,
    qr: 330,
    name: { height: 232, sizes: [92, 66, 50] },
  },
  square: {
    height: 1080,
    ends: { top: 40, bottom: 40 },
    side: 56,
    cover: 388,
    qr: 270,
    name: { height: 148, sizes: [66, 56, 42] },
  },
};
/** Then its letters are smaller. */
const SHORT_NAME = 24;
const LONG_NAME = 60;
const LINE_HEIGHT = 1.12;
const LONGEST_SHOP = 34;
const LONGEST_WINNER = 60;

export function shareSize(shape: ShareShape) {
  return { width: WIDTH, height: LAYOUTS[shape].height };
}

export function sharedCoverPlace(shape: ShareShape) {
  const { side, cover } = LAYOUTS[shape];
  return { width: WIDTH - 2 * side, height: cover };
}

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

export function SharePicture(props: SharePictureProps & { shape: ShareShape }) {
  const { words, cover, qr, shop, shape } = props;
  const { ends, side, ...layout } = LAYOUTS[shape];
  const { state, winner } = words;
  const inner = WIDTH - 2 * side;
  const name = printable(words.name) || 'Rifa';
  return (
    <div
      style={{
        ...shareSize(shape),
        ...COLUMN,
        justifyContent: 'space-between',
        padding: `${ends.top}px ${side}px ${ends.bottom}px`,
        background: CARD_COLORS.deep,
        color: CARD_COLORS.onDeep,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <ShopLine name={clip(printable(shop.name), LONGEST_SHOP)} />
        {state && <Pill size={32}>{state}</Pill>}
      </div>
      <div
        style={{
          display: 'flex',
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
          height: layout.cover,
          borderRadius: 28,
          background: CARD_COLORS.band,
        }}
      >
        {cover ? (
          <img src={cover} alt="" width={inner} height={layout.cover} />
        ) : (
          <FaintMark size={260} />
        )}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', height: layout.name.height }}>
        <div
          style={{
            display: 'block',
            width: inner,
            fontSize: nameSize(name, layout.name.sizes),
            lineHeight: LINE_HEIGHT,
            lineClamp: linesOf(name, layout.name),
            wordBreak: 'break-word',
            WebkitTextStroke: `1.5px ${CARD_COLORS.onDeep}`,
          }}
        >
          {name}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ ...COLUMN, width: inner - layout.qr - 36 }}>
          {winner ? <WinnerWords winner={winner} /> : <SaleWords words={words} />}
        </div>
        <div style={{ ...COLUMN, padding: 8, borderRadius: 20, background: '#ffffff' }}>
          <QrCode qr={qr} side={layout.qr} />
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: 30,
          color: CARD_COLORS.soft,
        }}
      >
        <div style={{ display: 'flex' }}>{clip(printable(shop.host), LONGEST_SHOP)}</div>
        <div style={{ display: 'flex' }}>{words.call}</div>
      </div>
    </div>
  );
}

function SaleWords({ words: { price, draw, sold } }: Pick<SharePictureProps, 'words'>) {
  return (
    <div style={COLUMN}>
      {price && <Pill size={fitting(price.base, 44)}>{printable(price.base)}</Pill>}
      {price?.converted && <Line>{price.converted}</Line>}
      {draw && <Line>{draw}</Line>}
      {sold && <Line>{sold}</Line>}
    </div>
  );
}

function WinnerWords({ winner }: { winner: NonNullable<ShareWords['winner']> }) {
  return (
    <div style={COLUMN}>
      <div style={{ display: 'flex', fontSize: 38, color: CARD_COLORS.soft }}>Número ganador</div>
      <div style={{ display: 'flex', margin: '10px 0 6px' }}>
        <Pill size={fitting(winner.number, 84)}>{printable(winner.number)}</Pill>
      </div>
      {winner.name && <Line>{clip(printable(winner.name), LONGEST_WINNER)}</Line>}
    </div>
  );
}

function Pill({ size, children }: { size: number; children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignSelf: 'flex-start',
        padding: `${Math.round(size * 0.22)}px ${Math.round(size * 0.7)}px`,
        borderRadius: 999,
        background: CARD_COLORS.sun,
        color: CARD_COLORS.onSun,
        fontSize: size,
        whiteSpace: 'nowrap',
        WebkitTextStroke: `1px ${CARD_COLORS.onSun}`,
      }}
    >
      {children}
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <div style={{ display: 'flex', marginTop: 14, fontSize: 34, lineHeight: 1.2 }}>
      {printable(children)}
    </div>
  );
}

function nameSize({ length }: string, [large, medium, small]: Layout['name']['sizes']): number {
  if (length <= SHORT_NAME) return large;
  return length <= LONG_NAME ? medium : small;
}

function linesOf(name: string, { height, sizes }: Layout['name']): number {
  return Math.floor(height / (nameSize(name, sizes) * LINE_HEIGHT));
}

/** A letter size at which the text fits beside the code. */
function fitting({ length }: string, most: number): number {
  return Math.min(most, Math.floor(WIDTH / (length + 2)));
}
