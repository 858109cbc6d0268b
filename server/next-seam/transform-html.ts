import { createHash } from 'node:crypto';
import { HEAD_SCRIPT, hasOwnScripts, withHeadScript } from './head-script';
import { inlineScripts } from './inline-scripts';
import { withInlineStyles, type StyleOf } from './inline-styles';
import { askedStatus } from './missing-page';
import type { PageContract } from './page-contract';

export type { StyleOf };

export type TransformedHtml = {
  html: string;
  scriptSources: string[];
  status: 404 | null;
  /** Inline scripts that are not the framework's: the policy stops them. */
  refused: string[];
};

export type TransformHtml = (source: string, options?: { linksStyles: boolean }) => TransformedHtml;

export function createTransformHtml(contract: PageContract, styleOf: StyleOf): TransformHtml {
  const { allows, parts, sources } = contract;

  return function transformHtml(source, { linksStyles } = { linksStyles: false }) {
    const scripts = inlineScripts(source);
    const hasHeadScript = parts.headScript && hasOwnScripts(source);
    const own = hasHeadScript ? [HEAD_SCRIPT] : [];
    const styled = parts.styles && !linksStyles ? withInlineStyles(source, styleOf) : source;
    return {
      html: hasHeadScript ? withHeadScript(styled) : styled,
      scriptSources: [
        ...sources,
        ...new Set([...own, ...scripts.filter(allows)].map((code) => scriptHash(code))),
      ],
      status: askedStatus(source),
      refused: scripts.filter((code) => !allows(code)),
    };
  };
}

export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
