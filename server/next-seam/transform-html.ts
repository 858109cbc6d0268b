import { createHash } from 'node:crypto';
import { HEAD_SCRIPT, hasOwnScripts, REGISTER_WORKER, withHeadScript } from './head-script';
import { withInlineStyles, type StyleOf } from './inline-styles';
import { askedStatus } from './missing-page';
import { inlineScripts, withoutNonce } from './nonce-scripts';
import { withPictureFirst } from './picture-first';
import { SPECULATION_RULES, withSpeculationRules } from './speculation-rules';

export type { StyleOf };

export type TransformedHtml = {
  html: string;
  scriptSources: string[];
  /** How many inline scripts Next wrote. */
  ownScripts: number;
  status: 404 | null;
  /** Inline scripts that Next did not write. The policy blocks them. */
  refused: string[];
};

/** `nonce` is the one that Next was asked with. */
export type TransformHtml = (source: string, options: { nonce: string }) => TransformedHtml;

type Settings = { hasWorker?: boolean; sources?: readonly string[] };

export function createTransformHtml(
  styleOf: StyleOf,
  { hasWorker = false, sources = [] }: Settings = {},
): TransformHtml {
  const headScript = hasWorker ? HEAD_SCRIPT + REGISTER_WORKER : HEAD_SCRIPT;

  return function transformHtml(given, { nonce }) {
    const source = withPictureFirst(withoutNonce(given, nonce));
    const { written, unknown } = inlineScripts(given, nonce);
    const runs = written.map((code) => withoutNonce(code, nonce));
    const hasHeadScript = hasOwnScripts(source);
    const own = hasHeadScript ? [headScript, SPECULATION_RULES] : [];
    const styled = withInlineStyles(source, styleOf);
    return {
      html: hasHeadScript ? withSpeculationRules(withHeadScript(styled, headScript)) : styled,
      scriptSources: [...sources, ...new Set([...own, ...runs].map((code) => scriptHash(code)))],
      ownScripts: written.length,
      status: askedStatus(source),
      refused: unknown,
    };
  };
}

export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
