import 'server-only';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { clip } from '@/lib/raffle/plain-text';
import type { ShareWords } from '@/lib/raffle/share-words';
import { cardColours, printable } from './card-frame';

export type Paper = 'A4' | 'LETTER';

type Poster = {
  words: ShareWords;
  /** `data:` addresses. */
  cover: string | null;
  mark: string;
  /** The code of the raffle's page, as a path with one unit per module. */
  qr: { d: string; modules: number };
  shop: { name: string; host: string; contacts: string[] };
  paper: Paper;
  /** A file. */
  font: string;
};

type Doc = PDFKit.PDFDocument;
type Box = { x: number; y: number; width: number; height: number };
type Style = { size: number; least?: number; colour?: string; isBold?: boolean };

const MARGIN = 42;
const HEADER = 74;
const BESIDE_MARK = 48;
const COVER = 318;
const NAME = 108;
const QR = 190;
const FOOTER = 34;
const INK = '#101418';
const SOFT = '#4a5258';

/** In points. The cover fills it, so the picture has this shape. */
export const POSTER_COVER = { width: 1536, height: Math.round((1536 * COVER) / 511) };

/** A page for a wall: few colours, because paper is white and ink costs money. */
export function drawPoster(poster: Poster): Promise<Buffer> {
  const { words, cover, mark, qr, shop, paper, font } = poster;
  const title = printable(words.name) || 'Rifa';
  const doc = new PDFDocument({
    size: paper,
    margin: 0,
    font,
    lang: 'es',
    info: { Title: title, Author: shop.name },
  });
  const { width, height } = doc.page;
  const inner = { x: MARGIN, width: width - 2 * MARGIN };

  doc.rect(0, 0, width, HEADER).fill(cardColours().deep);
  doc.image(mark, MARGIN, 19, { fit: [36, 36] });
  const pill = words.state ? 150 : 0;
  write(doc, clip(printable(shop.name), 60), {
    ...{ x: MARGIN + BESIDE_MARK, y: 20, width: inner.width - BESIDE_MARK - pill, height: 34 },
    ...{ size: 26, colour: cardColours()['on-deep'] },
  });
  if (words.state) stamp(doc, words.state, width - MARGIN - 140);

  const place = { ...inner, y: HEADER + 20, height: COVER };
  if (cover) {
    doc.save().roundedRect(place.x, place.y, place.width, place.height, 12).clip();
    const { x, y } = place;
    doc.image(cover, x, y, { cover: [place.width, place.height], align: 'center' }).restore();
  }
  const below = cover ? place.y + COVER + 18 : HEADER + 60;
  const nameHeight = cover ? NAME : NAME + COVER / 2;
  write(doc, title, {
    ...{ ...inner, y: below, height: nameHeight },
    ...{ size: cover ? 46 : 72, least: 18, isBold: true },
  });

  const bottom = height - FOOTER - MARGIN - QR;
  const left = { x: MARGIN, width: inner.width - QR - 24 };
  drawFacts(doc, words, { ...left, y: bottom, height: QR });
  drawCode(doc, qr, { x: width - MARGIN - QR, y: bottom });
  write(doc, words.call, {
    ...{ x: width - MARGIN - QR, y: bottom + QR + 4, width: QR, height: 16 },
    ...{ size: 13, least: 9, colour: SOFT },
  });
  write(doc, printable([shop.host, ...shop.contacts].join('   ·   ')), {
    ...{ ...inner, y: height - FOOTER - 8, height: 22 },
    ...{ size: 16, least: 8, isBold: true },
  });
  const made = buffer(doc);
  doc.end();
  return made;
}

function drawFacts(doc: Doc, { price, draw, sold, winner }: ShareWords, box: Box): void {
  const line = box.height / 5;
  const lines: [string, number][] = winner
    ? [
        ['Número ganador', 20],
        [winner.number, 70],
        [winner.name ?? '', 24],
        [draw ?? '', 20],
      ]
    : [
        [price?.base ?? '', 40],
        [price?.converted ?? '', 20],
        [draw ?? '', 24],
        [sold ?? '', 20],
      ];
  let y = box.y;
  for (const [text, size] of lines) {
    if (!text) continue;
    const height = size > 30 ? line * 1.6 : line;
    write(doc, printable(text), { ...box, y, height, size, least: 10, isBold: size > 30 });
    y += height;
  }
}

function stamp(doc: Doc, words: string, x: number): void {
  doc.roundedRect(x, 22, 140, 30, 15).fill(cardColours().accent);
  const box = { x: x + 8, y: 28, width: 124, height: 20 };
  write(doc, words, {
    ...box,
    size: 16,
    least: 8,
    colour: cardColours()['on-accent'],
    isCentred: true,
  });
}

function drawCode(doc: Doc, { d, modules }: Poster['qr'], { x, y }: Pick<Box, 'x' | 'y'>): void {
  doc
    .save()
    .translate(x, y)
    .scale(QR / modules)
    .path(d)
    .fill('#000000')
    .restore();
}

/** As large as it fits in its box, then cut. */
function write(doc: Doc, text: string, options: Box & Style & { isCentred?: boolean }): void {
  const { x, y, width, height, least = options.size, colour = INK, isBold, isCentred } = options;
  let { size } = options;
  const layout = { width, height, lineGap: 1, ellipsis: true } as const;
  const isTooHigh = () => doc.fontSize(size).heightOfString(text, { width, lineGap: 1 }) > height;
  while (size > least && isTooHigh()) size -= 1;
  doc.fontSize(size).lineWidth(size / 40);
  doc.fillColor(colour).strokeColor(colour);
  const align = isCentred ? 'center' : 'left';
  doc.text(text, x, y, { ...layout, align, fill: true, stroke: isBold ?? false });
}
