// Reaches into: that Next puts the nonce of a request's `Content-Security-Policy` on each script that it writes.
// Buys: a policy without 'unsafe-inline' on shared pages (e2e/safety/headers.spec.ts).
// Fails when it changes: next-contract.test.ts "inline scripts"; then nobody could buy.
// Can go: when Next adds the hashes to the policy of cached pages (vercel/next.js#95354, pull request #98332).

import { randomBytes } from 'node:crypto';

/** Markup in a raffle's text cannot know it. Hexadecimal, so that it looks the same in HTML and in JSON. */
export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/** For a request to Next. */
export function nonceHeader(nonce: string) {
  return { 'content-security-policy': `script-src 'nonce-${nonce}'` };
}

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

type InlineScripts = {
  /** Next's own. */
  written: string[];
  /** Could be injected markup and must not run. */
  unknown: string[];
};

export function inlineScripts(html: string, nonce: string): InlineScripts {
  const mark = ` nonce="${nonce}"`;
  const found: InlineScripts = { written: [], unknown: [] };
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (NOT_INLINE.test(attributes)) continue;
    found[attributes.includes(mark) ? 'written' : 'unknown'].push(code);
  }
  return found;
}

/** Makes the page the same for every request, in the form that Next gives it without a nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`,{\\"nonce\\":\\"${nonce}\\"}]`, ']')
    .replaceAll(`\\"nonce\\":\\"${nonce}\\"`, () => '\\"nonce\\":\\"$undefined\\"');
}
