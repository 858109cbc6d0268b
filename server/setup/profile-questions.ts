import { isRightField, NONE, type Change, type Question } from './question';
import { profileOf, type Shop } from './shop';

const HOSTS = { facebook: 'facebook.com', instagram: 'instagram.com', tiktok: 'tiktok.com' };
type Network = keyof typeof HOSTS;
const NETWORKS = Object.keys(HOSTS) as Network[];

export const PROFILE_QUESTIONS: Question[] = [
  {
    title: 'Nombre de la tienda',
    purpose: 'Sale arriba en cada página y cuando alguien comparte un enlace.',
    example: 'Rifas Turpial',
    parts: [
      {
        key: 'name',
        label: 'Nombre',
        now: (shop) => profileOf(shop, 'name') ?? null,
        fault: (answer) =>
          answer !== NONE && isRightField('name', answer)
            ? null
            : 'La tienda necesita un nombre, de 200 letras como mucho.',
        change: (answer) => profileWith({ name: answer }),
      },
    ],
  },
  {
    title: 'RIF',
    purpose: 'Sale al pie de cada página y en los términos: dice quién responde.',
    example: 'J-40123456-7, o ninguno',
    parts: [
      {
        key: 'rif',
        label: 'RIF',
        now: (shop) => profileOf(shop, 'nit') ?? null,
        fault: (answer) =>
          isRightField('nit', answer) ? null : 'El RIF tiene 200 letras como mucho.',
        change: (answer) => profileWith({ nit: answer }),
      },
    ],
  },
  {
    title: 'Dónde estás',
    purpose: 'Sale en Contacto y al pie. Escribe la calle solo si atiendes ahí.',
    example: 'Av. Bolívar 12, Maracay, Aragua — o solo: Maracay, Aragua',
    parts: [
      {
        key: 'place',
        label: 'Calle (si la hay), ciudad, estado',
        now: placeNow,
        fault: (answer) =>
          answer === NONE || (partsOf(answer).length >= 2 && isRightField('address', answer))
            ? null
            : 'Escribe la ciudad y el estado, separados por una coma: Maracay, Aragua.',
        change: placeChange,
      },
    ],
  },
  {
    title: 'Teléfonos y correo',
    purpose: 'Para que te llamen: el de la tienda, el de ventas si es otro, y tu correo.',
    example: '0243-5550000, 0414-5551234, hola@turpial.com',
    parts: [
      {
        key: 'phones',
        label: 'Teléfonos y correo, separados por comas',
        now: (shop) =>
          joined([
            ...new Set(['phone', 'salesPhone', 'email'].map((field) => profileOf(shop, field))),
          ]),
        fault: phonesFault,
        change(answer) {
          const { phones, email } = contactsIn(answer);
          const [phone = NONE, sales = phone] = phones;
          return profileWith({ phone, salesPhone: sales, email });
        },
      },
    ],
  },
  {
    title: 'WhatsApp',
    purpose:
      'El botón con el que te escriben. No sirve el enlace de un grupo: todos verían quién compra.',
    example: '0414-5551234, o https://wa.me/584145551234',
    parts: [
      {
        key: 'whatsapp',
        label: 'WhatsApp',
        now: (shop) => profileOf(shop, 'whatsapp') ?? null,
        fault: (answer) =>
          isRightField('whatsapp', chatOf(answer))
            ? null
            : 'Ese WhatsApp no abre un chat: escribe tu número, como 0414-5551234, o su enlace https://wa.me/584145551234. Un grupo no sirve.',
        change: (answer) => profileWith({ whatsapp: chatOf(answer) }),
      },
    ],
  },
  {
    title: 'Redes',
    purpose: 'Enlaces al pie de cada página: ahí los compradores ven quién eres.',
    example: 'instagram.com/turpial, tiktok.com/@turpial, facebook.com/turpial — o ninguna',
    parts: [
      {
        key: 'networks',
        label: 'Direcciones, separadas por comas',
        usual: NONE,
        now: (shop) => joined(NETWORKS.map((name) => profileOf(shop, name))),
        fault(answer) {
          const wrong = linksIn(answer).find((link) => networkOf(link) === null);
          return wrong === undefined
            ? null
            : `«${wrong}» no es de Facebook, Instagram ni TikTok: escribe, por ejemplo, instagram.com/turpial.`;
        },
        change(answer) {
          const links = linksIn(answer);
          const found = (network: Network) => links.find((link) => networkOf(link) === network);
          return profileWith(
            Object.fromEntries(NETWORKS.map((network) => [network, found(network) ?? NONE])),
          );
        },
      },
    ],
  },
];

function joined(values: (string | undefined)[]): string | null {
  if (values.every((value) => value === undefined)) return null;
  return values.filter((value) => value && value !== NONE).join(', ') || NONE;
}

function partsOf(answer: string): string[] {
  return answer.split(',').flatMap((part) => part.trim() || []);
}

function placeNow(shop: Shop): string | null {
  const address = profileOf(shop, 'address');
  const town = joined([profileOf(shop, 'city'), profileOf(shop, 'state')]);
  if (!address || address === NONE) return town;
  return town && address.endsWith(town) ? address : joined([address, town ?? NONE]);
}

function placeChange(answer: string): Change {
  const parts = answer === NONE ? [] : partsOf(answer);
  const [city = NONE, state = NONE] = parts.slice(-2);
  const address = parts.length > 2 ? parts.join(', ') : NONE;
  return profileWith({ address, city, state });
}

function profileWith(fields: Record<string, string>): Change {
  return { words: Object.entries(fields).map(([field, value]) => [['profile', field], value]) };
}

function contactsIn(answer: string) {
  const parts = answer === NONE ? [] : partsOf(answer);
  return {
    phones: parts.filter((part) => !part.includes('@')),
    emails: parts.filter((part) => part.includes('@')),
    email: parts.find((part) => part.includes('@')) ?? NONE,
  };
}

function phonesFault(answer: string): string | null {
  const { phones, emails } = contactsIn(answer);
  const wrong =
    phones.find((phone) => !isRightField('phone', phone)) ??
    emails.find((email) => !isRightField('email', email));
  if (wrong)
    return `«${wrong}» no es un teléfono ni un correo: escribe, por ejemplo, 0414-5551234.`;
  return phones.length > 2 || emails.length > 1
    ? 'Escribe dos teléfonos y un correo como mucho: el de la tienda, el de ventas y tu correo.'
    : null;
}

/** People write their number as they say it; WhatsApp wants the country code in the place of the 0. */
function chatOf(answer: string): string {
  if (!/^[+\d\s().-]+$/.test(answer)) return withScheme(answer);
  return `https://wa.me/${answer.replace(/\D/g, '').replace(/^0/, '58')}`;
}

function linksIn(answer: string): string[] {
  return answer === NONE ? [] : partsOf(answer).map(withScheme);
}

export function withScheme(answer: string): string {
  return answer === NONE || /^\w+:\/\//.test(answer) ? answer : `https://${answer}`;
}

function networkOf(link: string): Network | null {
  if (!URL.canParse(link)) return null;
  const host = new URL(link).hostname.replace(/^(www|m)\./, '');
  return NETWORKS.find((name) => HOSTS[name] === host && isRightField(name, link)) ?? null;
}
