import { clip } from '@/lib/raffle/plain-text';
import type { ShareWords } from '@/lib/raffle/share-words';
import { AccentBox, cardColours, ShopLine, printable } from './card-frame';
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
} from './share-parts';

export type ShareShape = 'story' | 'square';

type SharePictureProps = {
  words: ShareWords;
  /** `data:` address. */
  cover: string | null;
  /** The code of the raffle's page. */
  qr: { d: string; modules: number };
  shop: { name: string; host: string };
};

type Layout = typeof STORY & {
  cover: number;
  qr: number;
  name: { height: number; sizes: readonly [number, number, number] };
};

const LAYOUTS: Record<ShareShape, Layout> = {
  story: { ...STORY, cover: 716, qr: 330, name: { height: 232, sizes: [92, 66, 50] } },
  square: {
    height: 1080,
    ends: { top: 40, bottom: 40 },
    side: 56,
    cover: 388,
    qr: 270,
    name: { height: 148, sizes: [66, 56, 42] },
  },
};
const LONGEST_WINNER = 60;

export function shareSize(shape: ShareShape) {
  return { width: WIDTH, height: LAYOUTS[shape].height };
}

export function sharedCoverPlace(shape: ShareShape) {
  const { side, cover } = LAYOUTS[shape];
  return { width: WIDTH - 2 * side, height: cover };
}

export function SharePicture(props: SharePictureProps & { shape: ShareShape }) {
  const { words, cover, qr, shop, shape } = props;
  const { height, ends, side, ...layout } = LAYOUTS[shape];
  const { state, winner } = words;
  const inner = WIDTH - 2 * side;
  return (
    <ShareFrame {...{ height, ends, side }}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <ShopLine name={shopWords(shop.name)} />
        {state && <Pill size={32}>{state}</Pill>}
      </div>
      <SharedCover cover={cover} place={sharedCoverPlace(shape)} />
      <SharedName name={words.name} place={{ ...layout.name, width: inner }} />
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
        <SharedCode qr={qr} side={layout.qr} />
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: 30,
          color: cardColours()['on-deep-soft'],
        }}
      >
        <div style={{ display: 'flex' }}>{shopWords(shop.host)}</div>
        <div style={{ display: 'flex' }}>{words.call}</div>
      </div>
    </ShareFrame>
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

/** A letter size at which the text fits beside the code. */
function fitting({ length }: string, most: number): number {
  return Math.min(most, Math.floor(WIDTH / (length + 2)));
}
