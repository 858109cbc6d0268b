import { LABEL_NAME, LABEL_TAIL, NUMBER_OF } from './account-kinds';

/** Joins the names of one label: `Teléfono/Cédula`, `Cédula o RIF`. */
export const JOINT = / ?[/,&] ?| [oóy] /iu;
/** Also matches `Nombre del titular` and `Nro. Tlf`. */
const KNOWN_LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}º°.]{1,12} (?:del?|de la) |${NUMBER_OF})?${LABEL_NAME}(?:(?:${JOINT.source})${LABEL_NAME})*${LABEL_TAIL}\\.?\\s*[:=]`,
  'giu',
);
/** `*Banco*` is bold in WhatsApp. */
const FORMATTED = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^*_~\n]+)(?<=\S)\1(?![\p{L}\p{N}@])/gu;
const PICTURES = /(?:(?!°)[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d→])+/u;
const LIST_NUMBER = /^\d{1,2}(?:\ufe0f?\u20e3|[.)](?= ?\p{L}|(?<=\)) ?\d| \d))/gmu;
/** `Tlf.0414-5550134` */
const GLUED_LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${LABEL_NAME}\\.(?=[VEJPGC]?[-(+]{0,2}\\d)(?!\\S*@)|(?:banco|bco)\\.(?=\\p{L}))`,
  'giu',
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Not `_`, with which names of users end. */
const DECORATION = /^[ *-]+|(?<![ *])[ *]+$/g;

/** Cut at lines, separators and labels, without the signs of messages. */
export function piecesOf(account: string): string[] {
  return account
    .replace(FORMATTED, '$2')
    .replace(LIST_NUMBER, '')
    .replace(GLUED_LABEL, '$& ')
    .split(/[\r\n|;•·]+/)
    .flatMap(splitAtPictures)
    .flatMap(splitAtLabels)
    .map((piece) => withoutSigns(piece).replace(/ ?[,/–-]$/, ''))
    .filter(Boolean);
}

export function withoutSigns(text: string): string {
  return text.replace(DECORATION, '');
}

/** Three and more texts with pictures between them are separate values. */
function splitAtPictures(line: string): string[] {
  const parts = line.split(PICTURES).flatMap((part) => part.trim() || []);
  return parts.length > 2 ? parts : [parts.join(' ')];
}

function splitAtLabels(line: string): string[] {
  const cuts = [0];
  for (const { index } of line.matchAll(KNOWN_LABEL)) {
    if (LETTER_OR_DIGIT.test(line.slice(cuts.at(-1), index))) cuts.push(index);
  }
  return cuts.map((from, place) => line.slice(from, cuts[place + 1]));
}
