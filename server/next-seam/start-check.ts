import { hasOwnScripts } from './head-script';
import { KNOWN_SHAPES, learnShape, type ScriptShape } from './inline-scripts';
import { hasInlineStyles } from './inline-styles';
import { KNOWN_CONTRACT, plainContract, type PageContract } from './page-contract';
import { createTransformHtml, type StyleOf } from './transform-html';

export type StartCheck = {
  contract: PageContract;
  changes: string[];
};

/**
 * @param source a page without anybody's content, so its inline scripts can be trusted
 * @throws with one sentence when the page cannot be sent in working order and safe from injected scripts
 */
export function checkStart(source: string, styleOf: StyleOf): StartCheck {
  const { html, refused, status } = createTransformHtml(KNOWN_CONTRACT, styleOf)(source);
  const changes = [
    ...refused.map((code) => `an inline script is "${start(code)}"`),
    ...(hasOwnScripts(source) ? [] : ['no script of the build is found in a page']),
    ...(hasInlineStyles(html) ? [] : ['the stylesheets are not found in a page']),
    ...(status === 404 ? [] : ['the marker of a missing page is not found']),
  ];
  if (changes.length === 0) return { contract: KNOWN_CONTRACT, changes };
  return { contract: plainContract([...KNOWN_SHAPES, ...refused.map(learn)]), changes };
}

function learn(code: string): ScriptShape {
  const shape = learnShape(code);
  if (shape) return shape;
  throw new Error(
    `Next hands data to its scripts in a way that cannot be told from injected markup ("${start(code)}"), so nobody ` +
      'could buy: go back to the previous version of Next, and see server/next-seam/README.md',
  );
}

function start(code: string): string {
  return code.slice(0, 60);
}
