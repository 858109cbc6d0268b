import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['app', 'components', 'docs', 'e2e', 'lib', 'server'];
const TEST_FILE = /\.(?:spec|test)\.tsx?$/;

/**
 * The tests below a comment `// spec: …` or `// wcag: …`, once for each line or criterion that they cover.
 * @typedef {{ line: string, file: string, title: string }} Holder
 * @param {'spec' | 'wcag'} kind
 * @returns {Holder[]}
 */
export function readHolders(kind = 'spec') {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => path.join(folder, name))
      .sort(),
  ).flatMap((file) => holdersIn(file, readFileSync(file, 'utf8'), kind));
}

/** @param {string} file @param {string} source @param {string} kind @returns {Holder[]} */
function holdersIn(file, source, kind) {
  const comment = new RegExp(`^// ${kind}: (.+)$`);
  if (!source.includes(`// ${kind}: `)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  /** @type {Holder[]} */
  const holders = [];
  /** @param {ts.Node} node */
  function visit(node) {
    for (const line of linesAbove(node, source, comment)) {
      holders.push({ line, file, title: titleOf(node, tree) });
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return holders;
}

/** @param {ts.Node} node @param {string} source @param {RegExp} comment */
function linesAbove(node, source, comment) {
  if (!ts.isStatement(node)) return [];
  const comments = ts.getLeadingCommentRanges(source, node.pos) ?? [];
  return comments
    .map(({ pos, end }) => comment.exec(source.slice(pos, end)))
    .flatMap((match) => match?.[1]?.split(', ') ?? []);
}

/** Empty if there is no test below the comment. @param {ts.Node} node @param {ts.SourceFile} tree */
function titleOf(node, tree) {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return '';
  const [title] = node.expression.arguments;
  return title && (ts.isStringLiteral(title) || ts.isTemplateLiteral(title))
    ? title.getText(tree).slice(1, -1).replaceAll("\\'", "'")
    : '';
}
