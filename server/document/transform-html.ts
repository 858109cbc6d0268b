import { createHash } from 'node:crypto';
import { withInlineStyles, withoutStyleHints, type StyleOf } from '../next-seam/inline-styles';
import { inlineScripts, withoutNonce } from '../next-seam/nonce-scripts';
import { withPictureFirst } from '../next-seam/picture-first';
import { hasOwnScripts } from '../next-seam/retry-scripts';
import { HEAD_SCRIPT, REGISTER_WORKER, withHeadScript } from './head-script';
import { SPECULATION_RULES, withSpeculationRules } from './speculation-rules';

export type { StyleOf };

export type TransformedHtml = {
  html: string;
  scriptSources: string[];
  status: 404 | null;
  /** Inline scripts that Next did not write. The policy blocks them. */
  refused: string[];
};

/** `nonce` is the one that Next was asked with. */
export type TransformHtml = (source: string, options: { nonce: string }) => TransformedHtml;

const MISSING_MARKER = /<meta name="x-status" content="404"\s*\/?>/i;

export function createTransformHtml(
  styleOf: StyleOf,
  { hasWorker = false }: { hasWorker?: boolean } = {},
): TransformHtml {
  const headScript = hasWorker ? HEAD_SCRIPT + REGISTER_WORKER : HEAD_SCRIPT;

  return function transformHtml(given, { nonce }) {
    const asked = withoutStyleHints(given);
    const source = withPictureFirst(withoutNonce(asked, nonce));
    const { written, unknown } = inlineScripts(asked, nonce);
    const runs = written.map((code) => withoutNonce(code, nonce));
    const hasHeadScript = hasOwnScripts(source);
    const own = hasHeadScript ? [headScript, SPECULATION_RULES] : [];
    const styled = withInlineStyles(source, styleOf);
    return {
      html: hasHeadScript ? withSpeculationRules(withHeadScript(styled, headScript)) : styled,
      scriptSources: [...new Set([...own, ...runs].map(scriptHash))],
      status: askedStatus(source),
      refused: unknown,
    };
  };
}

export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Next answers 404 only with an empty page: docs/decisions/03-no-not-found-in-cached-pages.md. */
function askedStatus(html: string): 404 | null {
  return MISSING_MARKER.test(html.slice(0, html.indexOf('</head>'))) ? 404 : null;
}
