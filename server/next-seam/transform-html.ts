import { createHash } from 'node:crypto';
import { HEAD_SCRIPT, hasOwnScripts, REGISTER_WORKER, withHeadScript } from './head-script';
import { inlineScripts } from './inline-scripts';
import { withInlineStyles, type StyleOf } from './inline-styles';
import { askedStatus } from './missing-page';
import type { PageContract } from './page-contract';
import { SPECULATION_RULES, withSpeculationRules } from './speculation-rules';

export type { StyleOf };

export type TransformedHtml = {
  html: string;
  scriptSources: string[];
  status: 404 | null;
  /** Inline scripts that are not the framework's. The policy blocks them. */
  refused: string[];
};

export type TransformHtml = (source: string, options?: { linksStyles: boolean }) => TransformedHtml;

export function createTransformHtml(
  contract: PageContract,
  styleOf: StyleOf,
  { hasWorker } = { hasWorker: false },
): TransformHtml {
  const { allows, parts, sources } = contract;
  const headScript = hasWorker ? HEAD_SCRIPT + REGISTER_WORKER : HEAD_SCRIPT;

  return function transformHtml(source, { linksStyles } = { linksStyles: false }) {
    const scripts = inlineScripts(source);
    const hasHeadScript = parts.headScript && hasOwnScripts(source);
    const own = hasHeadScript ? [headScript, SPECULATION_RULES] : [];
    const styled = parts.styles && !linksStyles ? withInlineStyles(source, styleOf) : source;
    return {
      html: hasHeadScript ? withSpeculationRules(withHeadScript(styled, headScript)) : styled,
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
