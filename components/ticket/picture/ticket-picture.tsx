import {
  cardColours,
  COLUMN,
  FaintMark,
  Mark,
  shopWords,
} from '@/components/preview-card/card-frame';
import { printable } from '@/components/preview-card/printable';
import { QrCode } from '@/components/preview-card/qr-code';
import { formatDrawDate } from '@/lib/raffle/dates';
import { drawStage, type DigitalTicket } from '@/lib/raffle/digital-ticket';
import { clip, plainText } from '@/lib/raffle/plain-text';
import { PictureNumbers } from './picture-numbers';

type TicketPictureProps = {
  ticket: DigitalTicket;
  /** The code of the ticket's page, as a path with one unit per module. */
  qr: { d: string; modules: number };
  /** `data:` address. */
  cover: string | null;
  shopName: string;
};

const WIDTH = 1080;
const TEXT_WIDTH = WIDTH - 112;
const FEW = 6;
const PAPER = '#fffdf6';
const SOFT = '#4d5f65';
const LONGEST_NAME = 110;
/** In pixels. */
const QR_SIDE = 405;

export function pictureSize(numbers: number) {
  return { width: WIDTH, height: numbers > FEW ? 1620 : 1350 };
}

/** Portrait, because chats show such pictures largest. It may be outdated; its code links to the current state. */
export function TicketPicture({ ticket, qr, cover, shopName }: TicketPictureProps) {
  const { raffle, numbers, referenceTail, winner } = ticket;
  const name = clip(printable(raffle?.name ?? ''), LONGEST_NAME) || 'Boleto digital';
  const lottery = clip(printable(plainText(raffle?.lottery ?? '')), 48);
  return (
    <div
      style={{
        ...pictureSize(numbers.length),
        ...COLUMN,
        background: PAPER,
        color: cardColours().deep,
      }}
    >
      <div
        style={{
          height: 104,
          padding: '0 56px',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          background: cardColours().deep,
          color: '#ffffff',
          fontSize: 36,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <Mark size={56} style={{ marginRight: 16 }} />
          {shopWords(shopName)}
        </div>
        <div style={{ display: 'flex', color: cardColours().accent }}>Boleto digital</div>
      </div>
      {/* The cover shrinks for the text and takes the remaining room. */}
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          flexShrink: 1,
          flexBasis: 0,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
          background: cardColours().action,
        }}
      >
        {cover ? (
          <img src={cover} alt="" style={{ width: WIDTH, height: '100%', objectFit: 'cover' }} />
        ) : (
          <FaintMark size={300} />
        )}
      </div>
      <div style={{ ...COLUMN, padding: '34px 56px 0' }}>
        <div
          style={{
            display: 'flex',
            width: TEXT_WIDTH,
            fontSize: nameSize(name),
            lineHeight: 1.12,
            wordBreak: 'break-word',
          }}
        >
          {name}
        </div>
        {lottery && (
          <div style={{ display: 'flex', marginTop: 14, fontSize: 32, color: SOFT }}>{lottery}</div>
        )}
        {raffle?.drawDate && (
          <div style={{ display: 'flex', marginTop: 8, fontSize: 36 }}>
            {printable(`Sorteo: ${formatDrawDate(raffle.drawDate)}`)}
          </div>
        )}
        <PictureNumbers numbers={numbers} winner={winner} width={TEXT_WIDTH} />
      </div>
      <Tear />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 56px 44px',
        }}
      >
        <div style={{ ...COLUMN, width: 520 }}>
          {drawStage(ticket) === 'won' && (
            <div
              style={{
                display: 'flex',
                alignSelf: 'flex-start',
                marginBottom: 24,
                padding: '12px 28px',
                borderRadius: 999,
                background: cardColours().accent,
                fontSize: 40,
              }}
            >
              ¡Número ganador!
            </div>
          )}
          {referenceTail && (
            <div style={COLUMN}>
              <div style={{ display: 'flex', fontSize: 30, color: SOFT }}>Referencia del pago</div>
              <div style={{ display: 'flex', marginTop: 4, fontSize: 44 }}>
                {`•••• ${printable(referenceTail)}`}
              </div>
            </div>
          )}
          <div
            style={{ display: 'flex', marginTop: 26, fontSize: 32, lineHeight: 1.3, color: SOFT }}
          >
            Escanea el código para ver cómo va y el resultado del sorteo
          </div>
        </div>
        <QrCode qr={qr} side={QR_SIDE} />
      </div>
    </div>
  );
}

function Tear() {
  const notch = { width: 48, height: 48, borderRadius: 48, background: cardColours().deep };
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: 48, margin: '28px 0' }}>
      <div style={{ ...notch, marginLeft: -24 }} />
      <div style={{ flexGrow: 1, margin: '0 16px', borderTop: '4px dashed #cfc6b2' }} />
      <div style={{ ...notch, marginRight: -24 }} />
    </div>
  );
}

function nameSize({ length }: string): number {
  if (length <= 26) return 76;
  return length <= 60 ? 56 : 42;
}
