import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The specification's own sentences say ticket; so does the text that a purchase sends to the admin API. */
const OF_THE_SPECIFICATION = [
  'Ticket Disponible',
  'buscar ticket',
  'Compra tu ticket aqui!',
  'El limite maximo de compra es de … tickets',
  'La cantidad maxima de tickets es de …',
  'Compra online de … ticket(s)',
  'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.',
  'Existen tickets que ya han sido apartados antes, porfavor contactanos para ayudarte con el proceso de compra. Gracias!',
];

/** For logs, settings and keys. */
const IN_ENGLISH = /Tickets could not be|digital tickets?\b|Only a ticket of this shop/;

/** The files about the digital ticket of a purchase. */
const OF_THE_DOCUMENT =
  /^(app\/(api\/boletos|boleto|sin-boleto)|components\/(purchase\/(outbox|outcome)|raffle\/own-numbers|ticket\/(digital-ticket|own-purchases|picture|push|verification))|content|lib\/(checks|ticket|offline|push|seo))[/.]/;

const USTED =
  /\b(usted|ustedes|contáctenos|escríbanos|consulte|elija|espere|haga|ingrese|intente|recuerde|revise|seleccione|suba|verifique)\b/i;

type Text = { file: string; text: string };

const texts = filesOf('app', 'components', 'lib', 'content').flatMap((file) =>
  (/\.tsx?$/.test(file) ? textsOf(file) : linesOf(file)).map((text) => ({ file, text })),
);

function filesOf(...rooms: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...rooms]);
  return String(listed)
    .split('\n')
    .filter((file) => /\.tsx?$|^content\//.test(file) && !/\.test\.|\/testing\//.test(file));
}

/** The owner's words without comments and names. */
function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => !/^\s*(#\s|- icon:)/.test(line)).map((line) => line.trim());
}

function textsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), 99, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isLiteralTypeNode(node)) return;
    if (ts.isJsxText(node) || (ts.isStringLiteralLike(node) && !isName(node)))
      found.push(node.text);
    if (ts.isTemplateExpression(node)) found.push(wholeText(node));
    node.forEachChild(visit);
  };
  visit(source);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => !isAddress(text));
}

function isAddress(text: string): boolean {
  return /^\/\S+$/.test(text);
}

/** `'tickets-taken'`: one lower-case word, unless it stands between tags. */
function isName(node: ts.StringLiteralLike): boolean {
  const isShown = ts.findAncestor(
    node,
    ({ parent }) => parent && ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent),
  );
  return !isShown && !/^[A-Z]|\s/.test(node.text);
}

/** Writes `…` for calculated parts, and the plural where there are two forms. */
function wholeText({ head, templateSpans }: ts.TemplateExpression): string {
  return templateSpans.reduce((text, { expression, literal }) => {
    const several = ts.isConditionalExpression(expression) ? expression.whenFalse : expression;
    return text + (ts.isStringLiteral(several) ? several.text : '…') + literal.text;
  }, head.text);
}

function saying(word: RegExp): Text[] {
  return texts.filter(({ text }) => word.test(text));
}

test('a buyer chooses a number, called a ticket only where the specification says so', () => {
  const said = saying(/\btickets?\b/i).filter(({ text }) => !IN_ENGLISH.test(text));
  const ours = said.filter(({ text }) => !OF_THE_SPECIFICATION.includes(text.replace(/^…+ /, '')));
  expect(ours).toEqual([]);
  for (const sentence of OF_THE_SPECIFICATION) {
    expect(said.some(({ text }) => text.includes(sentence)) && sentence).toBe(sentence);
  }
});

test('boleto is the document that a purchase leaves', () => {
  const said = saying(/\bboletos?\b/i);
  expect(said.some(({ text }) => text === 'Boleto digital')).toBe(true);
  expect(said.filter(({ file }) => !OF_THE_DOCUMENT.test(file))).toEqual([]);
});

test('the shop says tú', () => {
  expect(saying(/\b(elige|revisa|espera)\b/i).length).toBeGreaterThan(10);
  expect(saying(USTED)).toEqual([]);
});
