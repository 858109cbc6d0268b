import { existsSync } from 'node:fs';
import path from 'node:path';
import { profileFaults } from '@/lib/checks/content-checks';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { environmentProblems } from '@/lib/platform/env';
import { isIcon, readPicture, type Picture } from '../brand/read-picture';
import { DARK, LIGHT } from '../brand/render-brand';
import { isInvisibleOn } from '../brand/is-invisible';
import { listsRoutes, raffleFault } from './admin';
import { isDrawn } from './draw';
import { isAsked, type Draft, type Question } from './question';
import { NONE, ownersPath, withWords, wordOf, type Shop } from './shop';

const NETWORKS = {
  Facebook: 'https://www.facebook.com/',
  Instagram: 'https://www.instagram.com/',
  TikTok: 'https://www.tiktok.com/@',
};

const WINNERS: Record<string, string> = { corto: 'short', nombre: 'name', completo: 'full' };

const COLOURS: Record<string, string> = {
  '#111111': 'negro',
  '#4b5563': 'gris, plata, plomo',
  '#7c4a21': 'marron, cafe, chocolate, terracota',
  '#7a1f3d': 'vino, vinotinto, vino tinto, tinto, guinda, borgoña, burdeos, granate',
  '#c81e1e': 'rojo, escarlata, carmesi',
  '#ea580c': 'naranja, anaranjado, mandarina',
  '#e8735a': 'coral, salmon, durazno',
  '#f2c14e': 'amarillo, mostaza',
  '#b8860b': 'dorado, oro, ocre',
  '#66752b': 'oliva, verde oliva, verde militar',
  '#15803d': 'verde, esmeralda, verde esmeralda',
  '#4d9f0c': 'verde claro, verde limon, verde manzana',
  '#0f766e': 'turquesa, aguamarina, verde azulado',
  '#0284c7': 'celeste, azul claro, azul cielo, cian',
  '#1d4ed8': 'azul, azul rey, azul electrico',
  '#1e3a5f': 'azul marino, azul oscuro, indigo',
  '#6d28d9': 'morado, violeta, purpura, lila',
  '#c026d3': 'fucsia, magenta',
  '#db2777': 'rosado, rosa',
};

const WAY_ON = 'Revisa la dirección; si hoy no contesta, escribe demo y cámbiala después.';

export const QUESTIONS: Question[] = [
  {
    ...word('profile.name', 'Nombre de la tienda: sale arriba en cada página', 'Rifas Araguaney'),
    isNeeded: true,
  },
  {
    ...word('profile.nit', 'RIF: dice al pie y en los términos quién responde', 'J-00000000-0'),
    read: (typed) => typed.toUpperCase().replace(/^([A-Z])-?(\d{8})-?(\d)$/, '$1-$2-$3'),
  },
  word('profile.city', 'Ciudad: sale al pie y en Contacto', 'Valencia'),
  word('profile.state', 'Estado: sale junto a la ciudad', 'Carabobo'),
  word(
    'profile.address',
    'Dirección completa: solo si atiendes ahí',
    'Av. Bolívar Norte, C.C. Araguaney, local 12, Valencia, Carabobo',
  ),
  word('profile.phone', 'Teléfono: el botón para llamarte', '0241-0000000'),
  word('profile.salesPhone', 'Teléfono de ventas: sale en Contacto, si es otro', '0424-0000000'),
  word(
    'profile.email',
    'Correo: sale al pie y en la página de privacidad',
    'hola@rifasaraguaney.example',
  ),
  {
    ...word('profile.whatsapp', 'WhatsApp: con él te escriben; un grupo no sirve', '0424-0000000'),
    read: chatOf,
  },
  ...Object.entries(NETWORKS).map(([name, profile]) => ({
    ...word(
      `profile.${name.toLowerCase()}`,
      `${name}: un enlace al pie, para que vean quién eres`,
      '@rifasaraguaney.example',
    ),
    read: (typed: string) => withScheme(typed.replace(/^@|^(?=\w+$)/, profile)),
  })),
  word('permit', 'Número del permiso: sale al pie y en cada rifa', 'CJ-XXXX'),
  {
    key: 'winner',
    ask: 'Qué se publica del ganador: con su nombre y dirección cualquiera puede buscarlo para extorsionarlo, así que mejor corto. La página de privacidad dice lo que elijas',
    example: 'corto',
    options: {
      corto: 'corto: «María P.» y su ruta de ventas (recomendado)',
      nombre: 'nombre: el nombre completo y la ruta de ventas',
      completo: 'completo: nombre, dirección y ruta de ventas',
    },
    isNeeded: true,
    now: ({ settings }) =>
      Object.keys(WINNERS).find((word) => WINNERS[word] === settings.WINNER_SHOWN) ?? null,
    valid: (answer) => (answer in WINNERS ? null : 'Escribe corto, nombre o completo.'),
    write: (answer) => ({ settings: { WINNER_SHOWN: WINNERS[answer] ?? null } }),
  },
  word('hours.weekdays', 'Horario de lunes a viernes: sale en Contacto', '8:00am-6:00pm'),
  word('hours.saturday', 'Horario del sábado', '9:00am-1:00pm'),
  word('hours.sunday', 'Horario del domingo', '9:00am-1:00pm'),
  picture(
    { key: 'logo', file: 'logo.svg', markedIn: 'logo.svg' },
    'Logo: el archivo para fondos claros, SVG o PNG de 1000 píxeles. Sin él se dibuja tu nombre',
    async ({ png }) =>
      (await isInvisibleOn(LIGHT, png))
        ? 'Ese logo es claro y no se ve sobre la página clara: da aquí el de letras oscuras; el claro se pide después.'
        : null,
  ),
  picture(
    { key: 'dark', file: 'logo-white.svg', markedIn: 'logo.svg', of: 'logo' },
    'Logo para fondos oscuros: el pie es oscuro y, de noche, toda la página. Sin él sale el mismo',
    async ({ png }, isGiven) =>
      !isGiven && (await isInvisibleOn(DARK, png))
        ? 'Las letras de tu logo no se ven sobre fondo oscuro: da uno claro, o el mismo archivo si así lo quieres.'
        : null,
  ),
  picture(
    { key: 'icon', file: 'icon-512.png', markedIn: 'icon-512.png', of: 'logo' },
    'Ícono: un dibujo cuadrado. Sin él sale del logo o, si es ancho, de la primera letra de tu nombre',
    (given, isGiven) =>
      isGiven && !isIcon(given)
        ? `Un ícono es casi cuadrado y mide 180 píxeles o más: ese mide ${given.width} × ${given.height}.`
        : null,
  ),
  {
    ...word('colours.light.action', 'Color principal: de él se calculan los demás', 'vino'),
    key: 'colour',
    read: colourOf,
    valid: (answer) =>
      /^#[\da-f]{6}$|^none$/.test(answer)
        ? null
        : 'No conozco ese color: escribe su nombre, como rojo, vino o azul, o su código, como #7a1f3d.',
    write: (answer) => ({
      words: ['light', 'dark'].map((scheme) => [`colours.${scheme}.action`, answer]),
    }),
  },
  setting('ADMIN_API_URL', {
    key: 'admin',
    ask: 'Tu administración: la dirección de donde vienen las rifas, que se prueba enseguida; demo, para ver rifas de ejemplo',
    example: 'https://admin.turpial.com/api',
    isTried: true,
    valid: (answer) =>
      problemOf({ ADMIN_API_URL: answer }) ??
      raffleFault(answer, null, null).then((fault) => fault && `${fault} ${WAY_ON}`),
  }),
  setting('ADMIN_SELLER_ID', {
    key: 'seller',
    of: 'admin',
    ask: 'Código de vendedor: lo da quien maneja tu administración, y se prueba enseguida',
    example: '65f0c1a2b3d4e5f607182930',
    isTried: true,
    valid: (answer, { answers: { admin = '' } }) =>
      raffleFault(
        admin,
        answer === NONE ? null : answer,
        answer === NONE
          ? 'Tu administración no muestra rifas sin el código de vendedor: pídelo a quien la maneja.'
          : 'Tu administración no muestra rifas con ese código de vendedor: pídelo otra vez.',
      ),
  }),
  setting('ADMIN_API_TOKEN', {
    key: 'token',
    of: 'admin',
    ask: 'Token: lo da quien maneja tu administración, y se prueba enseguida. No se ve mientras lo escribes',
    example: 'el que te dieron',
    isSecret: true,
    isTried: true,
    // The second generation lists the sales routes of a seller to everybody.
    needless: async (draft) =>
      (await listsRoutes(draft.answers, null))
        ? 'Token: tu administración no lo pide, así que sin él está bien.'
        : null,
    valid: async (answer, { answers }) =>
      answer === NONE || (await listsRoutes(answers, answer))
        ? null
        : 'Tu administración no acepta ese token: pídelo otra vez. Con ninguno, las compras le llegan sin ruta de venta.',
  }),
  setting('SITE_URL', {
    key: 'site',
    ask: 'Dirección de la tienda: la que escriben tus compradores. Sin ella un enlace compartido no lleva foto',
    example: 'https://rifas.turpial.com',
    read: withScheme,
    valid: (answer) => problemOf({ SITE_URL: answer }),
  }),
];

/** The answers that the shop has already. */
export function draftOf(shop: Shop): Draft {
  const draft: Draft = { shop, answers: {} };
  for (const question of QUESTIONS) {
    const answer = question.now(shop);
    const isMissing = answer === null || (answer === NONE && question.isNeeded);
    if (!isMissing && isAsked(question, draft)) draft.answers[question.key] = answer;
  }
  return draft;
}

/** The parts of an answer that changes are asked again; without it the shop has none of them. */
export function setAnswer({ answers }: Draft, { key }: Question, answer: string): void {
  if (answers[key] !== answer) {
    for (const part of QUESTIONS.filter(({ of }) => of === key)) {
      delete answers[part.key];
      if (answer === NONE) answers[part.key] = NONE;
    }
  }
  answers[key] = answer;
}

/** A question whose answer is one value of `shop.yaml`. */
function word(at: string, ask: string, example: string): Question {
  const key = at.replace(/^.*\./, '');
  return {
    key,
    ask,
    example,
    now: (shop) => wordOf(shop, at),
    valid: (answer, { shop }) => {
      if (answer === NONE) return null;
      const [problem] = parseShopFile(String(withWords(shop, [[at, answer]]))).problems;
      if (problem) return `Eso ${problem.text.replace(/^[\w.]+ /, '')}.`;
      const fault = at.startsWith('profile.') && profileFaults({ [key]: answer })[0];
      return fault ? `${fault[1]}.` : null;
    },
    write: (answer) => ({ words: [[at, answer]] }),
  };
}

/** A question whose answer is one line of `shop.env`. */
function setting(name: string, row: Omit<Question, 'now' | 'write'>): Question {
  return {
    ...row,
    now: ({ settings, env }) => settings[name] ?? (env === null ? null : NONE),
    write: (answer) => ({ settings: { [name]: answer === NONE ? null : answer } }),
  };
}

/** A question for a file. All pictures are drawn when all answers are there. */
function picture(
  { key, file, markedIn, of }: { key: string; file: string; markedIn: string; of?: string },
  ask: string,
  faultOf: (picture: Picture, isGiven: boolean) => string | null | Promise<string | null>,
): Question {
  return {
    ...{ key, of, ask, example: file },
    read: ownersPath,
    now({ contentDir }) {
      const folder = path.join(contentDir, 'brand');
      // What the set-up has drawn itself.
      if (isDrawn(path.join(folder, markedIn))) return NONE;
      return existsSync(path.join(folder, file)) ? path.join(folder, file) : null;
    },
    async valid(answer, { answers: { logo = NONE } }) {
      const source = answer === NONE && of ? logo : answer;
      if (source === NONE) return null;
      const read = await readPicture(source);
      return typeof read === 'string' ? read : faultOf(read, answer !== NONE);
    },
    write: () => ({}),
  };
}

/** People write their number as they say it; WhatsApp wants the country code in the place of the 0. */
function chatOf(answer: string): string {
  if (!/^[+\d\s().-]+$/.test(answer)) return withScheme(answer);
  return `https://wa.me/${answer.replace(/\D/g, '').replace(/^0/, '58')}`;
}

/** The code of a colour that has a name or is written without # or short; else what was written. */
function colourOf(written: string): string {
  const name = written.toLowerCase();
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const [named] =
    Object.entries(COLOURS).find(([, names]) => bare(names).split(', ').includes(bare(name))) ?? [];
  if (named) return named;
  const [, code] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(name) ?? [];
  return code ? `#${code.length === 3 ? code.replace(/./g, '$&$&') : code}` : written;
}

function withScheme(answer: string): string {
  return /^\w+:\/\//.test(answer) ? answer : `https://${answer}`;
}

/** Asks the rules of the settings. */
function problemOf(settings: Record<string, string>): string | null {
  const needed = { ADMIN_API_URL: 'http://127.0.0.1/api' };
  const given = Object.values(settings).includes(NONE) ? {} : settings;
  return environmentProblems({ NODE_ENV: 'production', ...needed, ...given })[0] ?? null;
}
