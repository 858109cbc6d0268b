/** `words` are further names by which sellers write a bank. */
type Bank = { code: string; name: string; words: string[] };

/**
 * The institutions that take payments in bolívares, by the four digits with which their accounts begin. Sources, compared
 * with each other: the Central Bank's list as kept in github.com/pablorsk/bank-account-validator-venezuela, and
 * gist.github.com/arodu/af242b5e3d7fc4e4fb2710c76ec41fae (December 2024). Closed and merged banks (0116, 0190) are left out.
 */
export const BANKS: readonly Bank[] = (
  [
    ['0001', 'Banco Central de Venezuela', 'bcv'],
    ['0102', 'Banco de Venezuela', 'bdv,venezuela,vzla'],
    ['0104', 'Banco Venezolano de Crédito', 'bvc,venezolano'],
    ['0105', 'Mercantil', ''],
    ['0108', 'Provincial', 'bbva,bbva provincial'],
    ['0114', 'Bancaribe', 'caribe,ban caribe'],
    ['0115', 'Banco Exterior', ''],
    ['0128', 'Banco Caroní', ''],
    ['0134', 'Banesco', ''],
    ['0137', 'Sofitasa', ''],
    ['0138', 'Banco Plaza', ''],
    ['0146', 'Bangente', 'gente emprendedora'],
    ['0151', 'Banco Fondo Común', 'bfc'],
    ['0156', '100% Banco', '100'],
    ['0157', 'DelSur', 'del sur'],
    ['0163', 'Banco del Tesoro', ''],
    ['0166', 'Banco Agrícola de Venezuela', 'agricola,bav'],
    ['0168', 'Bancrecer', ''],
    ['0169', 'R4 Banco Microfinanciero', 'mi banco,mibanco'],
    ['0171', 'Banco Activo', ''],
    ['0172', 'Bancamiga', 'banca amiga'],
    ['0173', 'Banco Internacional de Desarrollo', 'bid,bidca'],
    ['0174', 'Banplus', 'ban plus'],
    ['0175', 'Banco Digital de los Trabajadores', 'bdt,bicentenario,bicentenario pueblo'],
    ['0177', 'Banfanb', 'fuerza armada nacional bolivariana'],
    ['0178', 'N58 Banco Digital', 'n58'],
    ['0191', 'Banco Nacional de Crédito', 'bnc,nacional'],
    ['0601', 'Instituto Municipal de Crédito Popular', 'imcp'],
  ] as const
).map(([code, name, words]) => ({ code, name, words: words.split(',') }));

/** They say nothing of which bank it is. */
const COMMON = new Set(
  'banco bco bank universal microfinanciero codigo cod de del la las el los ca sa saca saica bu'.split(
    ' ',
  ),
);

/** Without "Banco" before them they may mean something else, such as a place. */
const ALSO_OTHER_WORDS = new Set(
  'venezuela exterior plaza activo tesoro agricola caribe sur popular nacional venezolano 100'.split(
    ' ',
  ),
);

const NAMED = BANKS.map(({ code, name, words }) => ({
  code,
  shown: `${name} (${code})`,
  keys: [name, ...words].map(keyOf).filter(Boolean),
}));

/** `Banco de Venezuela (0102)` if the text says one bank and nothing else; otherwise null. */
export function bankNamed(text: string, { isLabelled }: { isLabelled: boolean }): string | null {
  const codes = text.match(/(?<![\p{L}\p{N}])\d{4}(?![\p{L}\p{N}])/gu) ?? [];
  const [code] = codes;
  const key = keyOf(text.replace(code ?? '', ' '));
  if (codes.length > 1 || (!code && !key)) return null;
  if (code) {
    const bank = NAMED.find((known) => known.code === code);
    return bank && saysNoOther(key, bank) ? bank.shown : null;
  }
  const isBank = isLabelled || /\bb(?:an)?co\b/i.test(text);
  if (!isBank && ALSO_OTHER_WORDS.has(key)) return null;
  const [bank, another] = NAMED.filter(({ keys }) => keys.includes(key));
  if (bank && !another) return bank.shown;
  const [only, second] = NAMED.filter((known) => isBank && saysNoOther(key, known));
  return only && !second ? only.shown : null;
}

/** By the first four digits of an account. */
export function bankOfAccount(account: string): string | null {
  return NAMED.find(({ code }) => account.startsWith(code))?.shown ?? null;
}

function saysNoOther(key: string, { keys }: { keys: string[] }): boolean {
  const known = new Set(keys.flatMap((one) => one.split(' ')));
  return key.split(' ').every((word) => word === '' || known.has(word));
}

function keyOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !COMMON.has(word)).join(' ');
}
