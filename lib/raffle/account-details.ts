type AccountDetail = {
  kind: DetailKind;
  label: string;
  value: string;
  /** As a bank's app accepts it: phones, documents and accounts as digits only. */
  copy: string;
};

type DetailKind = 'bank' | 'account' | 'phone' | 'id' | 'holder' | 'email' | 'other';

const PHONE = /(?:\+?58[ -]?|\b0)4\d{2}[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}\b/;
/** `0414-5550134 / 0424-1112233`: before the second. */
const NEXT_PHONE = new RegExp(`\\s*[/,]\\s*(?=${PHONE.source})`);

const KINDS: { kind: DetailKind; name: string; labelled: RegExp; looksLike?: RegExp }[] = [
  {
    kind: 'bank',
    name: 'Banco',
    labelled: /^(banco|bank|entidad)/i,
    looksLike: /\b0\d{3}\b(?![\d-])/,
  },
  {
    kind: 'account',
    name: 'Cuenta',
    labelled: /^(n[°º.]|nro|n[uú]mero de cuenta|cuenta|cta)/i,
    looksLike: /\b\d(?:[ -]?\d){19}\b/,
  },
  {
    kind: 'phone',
    name: 'Teléfono',
    labelled: /^(tel[eé]?f?|tlf|cel|m[oó]vil|pago m[oó]vil)/i,
    looksLike: PHONE,
  },
  {
    kind: 'id',
    name: 'Cédula o RIF',
    labelled: /^(c[eé]dula|c\.?i\b|rif|documento|identidad)/i,
    looksLike: /\b[VEJPG][ -]?\d[\d.]{5,10}(?:-\d)?\b/i,
  },
  { kind: 'holder', name: 'Titular', labelled: /^(titular|nombre|a nombre|beneficiario)/i },
  {
    kind: 'email',
    name: 'Correo',
    labelled: /^(correo|e-?mail|zelle|paypal|binance)/i,
    looksLike: /[^\s:,;]+@[^\s:,;]+\.[a-z]{2,}/i,
  },
  { kind: 'other', name: 'Datos', labelled: /./ },
];

const KNOWN_LABEL =
  /(?=\b(?:banco|cuenta|cta|tel[eé]fono|tlf|celular|c[eé]dula|c\.?i\.?|rif|titular|nombre|beneficiario|correo|e-?mail)\s*:)/i;
const LABELLED = /^([^:@]{1,30}):\s*(?!\/\/)(.+)$/;

/** No word of the text is lost: each is in one of the details. */
export function accountDetails(account: string): AccountDetail[] {
  return account
    .split(/[\r\n|;•]+/)
    .flatMap((line) => line.split(KNOWN_LABEL))
    .map((piece) => piece.trim().replace(/\s*[,–-]$/, ''))
    .filter(Boolean)
    .flatMap(detailsOf)
    .sort((one, other) => rank(one) - rank(other));
}

export function accountKind(account: string): string | null {
  const brand = /zelle|paypal|binance|zinli/i.exec(account)?.[0];
  if (brand) return brand.charAt(0).toUpperCase() + brand.slice(1).toLowerCase();
  const kinds = new Set(accountDetails(account).map(({ kind }) => kind));
  if (kinds.has('phone')) return 'Pago Móvil';
  return kinds.has('account') ? 'Transferencia bancaria' : null;
}

function detailsOf(piece: string): AccountDetail[] {
  const [, label, value] = LABELLED.exec(piece) ?? [];
  if (label && value) {
    const { kind } = KINDS.find(({ labelled }) => labelled.test(label)) ?? {
      kind: 'other' as const,
    };
    const values = kind === 'phone' ? value.split(NEXT_PHONE) : [value];
    return values.map((one) => detail(kind, label.trim(), one.trim()));
  }
  return recognised(piece);
}

function recognised(piece: string): AccountDetail[] {
  const found: AccountDetail[] = [];
  let rest = piece;
  for (const kind of ['account', 'phone', 'email', 'id', 'bank'] as const) {
    const { name, looksLike } = KINDS.find((known) => known.kind === kind) ?? {};
    const value = looksLike?.exec(rest)?.[0];
    if (!name || !value) continue;
    found.push(detail(kind, name, value));
    rest = rest.replace(value, ' ');
  }
  const text = rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:/–-]+|[\s,:/–-]+$/g, '');
  return text ? [...found, detail('other', 'Datos', text)] : found;
}

function detail(kind: DetailKind, label: string, value: string): AccountDetail {
  return { kind, label, value, copy: copyable(kind, value) };
}

function copyable(kind: DetailKind, value: string): string {
  const written = kind === 'phone' ? (PHONE.exec(value)?.[0] ?? value) : value;
  const digits = written.replace(/\D/g, '');
  if (digits === '') return value;
  if (kind === 'phone') return digits.replace(/^58(?=4\d{9}$)/, '0');
  return kind === 'account' || kind === 'id' ? digits : value;
}

function rank({ kind }: AccountDetail): number {
  return KINDS.findIndex((known) => known.kind === kind);
}
