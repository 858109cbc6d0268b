import { accountDetails } from './account-details';
import { accountLines } from './plain-text';

/* Sellers write the same values in any order, with any sign between them. */

const ORDERS = ['012', '021', '102', '120', '201', '210'];
const JOINTS = [', ', ' / ', ' - ', '\n', ' | ', ' · '];

/** The texts with these parts that are not read as `expected`, kind by kind. */
function misread(titles: string[], joints: string[], parts: Part[][], kinds: string): string[] {
  const [first = [], second = [], third = []] = parts;
  const choices = first.flatMap((one) =>
    second.flatMap((two) => third.map((three) => [one, two, three])),
  );
  return choices.flatMap((chosen) => {
    const expected = chosen.map(([, copy]) => copy);
    const texts = titles.flatMap((title) =>
      joints.flatMap((joint) =>
        ORDERS.map(
          (order) => title + [...order].map((place) => chosen[Number(place)]?.[0]).join(joint),
        ),
      ),
    );
    return texts.filter((text) => {
      const details = accountDetails(accountLines(text));
      const copies = details.map(({ copy }) => copy);
      const isRead = details.map(({ kind }) => kind).join() === kinds;
      return !isRead || copies.join() !== expected.join();
    });
  });
}

type Part = [written: string, copied: string];

const banks: Part[] = [
  ['0102', 'Banco de Venezuela (0102)'],
  ['BDV', 'Banco de Venezuela (0102)'],
  ['Banesco (0134)', 'Banesco (0134)'],
  ['Banco: Provincial', 'Provincial (0108)'],
];
const phones: Part[] = [
  '04141234567',
  '0414 1234567',
  '+58 414 1234567',
  '(0414) 123-4567',
  'Tlf: 0414.123.45.67',
].map((written) => [written, '04141234567']);
const labelledIds: Part[] = [
  'V-12.345.678',
  'CI 12345678',
  'C.I: 12.345.678',
  'cédula: 12345678',
].map((written) => [written, '12345678']);
const bareIds: Part[] = ['12345678', '12.345.678', '12 345 678'].map((written) => [
  written,
  '12345678',
]);

test('bank, phone and cédula are read in each order, whatever is between them', () => {
  const ids = [...labelledIds, ...bareIds];
  const titles = ['', 'PAGO MÓVIL: '];
  expect(misread(titles, JOINTS, [banks, phones, ids], 'bank,phone,id')).toEqual([]);
  expect(misread(titles, [' '], [banks, phones, labelledIds], 'bank,phone,id')).toEqual([]);
});

test('account, cédula and holder are read in each order, whatever is between them', () => {
  const accounts: Part[] = [
    '0134 0123 45 1234567890',
    'Cuenta: 0134-0123-45-1234567890',
    'Cta. Cte. 0134 0123 45 1234567890',
    'Cuenta corriente N° 01340123451234567890',
  ].map((written) => [written, '01340123451234567890']);
  const holders: Part[] = ['Titular: Pedro Pérez', 'A nombre de Pedro Pérez'].map((written) => [
    written,
    'Pedro Pérez',
  ]);
  const withBank = (parts: Part[]): Part[] =>
    parts.map(([written, copy]) => [written, `Banesco (0134),${copy}`]);
  const parts = [withBank(accounts), labelledIds, holders];
  const titles = ['', 'Transferencia bancaria: '];
  expect(misread(titles, [...JOINTS, ' '], parts, 'bank,account,id,holder')).toEqual([]);
});
