/** The scored parts of an answer over TLS. */
type Answer = { headers: Headers; html: string };

type Finding = { rule: string; points: number };

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRER = [
  ...['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
];

/**
 * Mozilla Observatory's scoring (github.com/mdn/mdn-http-observatory, src/scoring), limited to what the answers of one
 * origin over TLS can earn or lose. 100 and more is A+. Bonus points count only from 90 on.
 */
export function observatoryScore(answer: Answer): { score: number; findings: Finding[] } {
  const findings = [policy, transport, sniffing, framing, referrer, cookies, foreignScripts]
    .map((judge) => judge(answer))
    .filter(({ points }) => points !== 0);
  const lost = sum(findings.filter(({ points }) => points < 0));
  const earned = sum(findings.filter(({ points }) => points > 0));
  const base = 100 + lost;
  return { score: base >= 90 ? base + earned : base, findings };
}

function policy({ headers }: Answer): Finding {
  const csp = directives(headers);
  if (csp.size === 0) return { rule: 'no policy', points: -25 };
  const scripts = csp.get('script-src') ?? csp.get('default-src') ?? ['*'];
  const styles = csp.get('style-src') ?? csp.get('default-src') ?? ['*'];
  const isOpen = [...scripts, ...(csp.get('object-src') ?? csp.get('default-src') ?? ['*'])].some(
    (source) => /^(\*|https?:|data:)$/.test(source),
  );
  if (scripts.includes("'unsafe-inline'") || isOpen) return { rule: 'unsafe scripts', points: -20 };
  if (scripts.includes("'unsafe-eval'")) return { rule: 'eval', points: -10 };
  if (styles.includes("'unsafe-inline'")) return { rule: 'unsafe styles only', points: 0 };
  const isNone = csp.get('default-src')?.join() === "'none'";
  return { rule: 'nothing unsafe', points: isNone ? 10 : 5 };
}

function transport({ headers }: Answer): Finding {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
  if (!age) return { rule: 'no HSTS', points: -20 };
  return { rule: 'HSTS', points: age < SIX_MONTHS ? -10 : 0 };
}

function sniffing({ headers }: Answer): Finding {
  const isOff = headers.get('x-content-type-options') === 'nosniff';
  return { rule: 'nosniff', points: isOff ? 0 : -5 };
}

function framing({ headers }: Answer): Finding {
  if (directives(headers).has('frame-ancestors')) return { rule: 'frame-ancestors', points: 5 };
  const isDenied = /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
  return { rule: 'X-Frame-Options', points: isDenied ? 0 : -20 };
}

function referrer({ headers }: Answer): Finding {
  const value = headers.get('referrer-policy');
  if (value === null) return { rule: 'no referrer policy', points: 0 };
  return { rule: 'referrer policy', points: PRIVATE_REFERRER.includes(value) ? 5 : -5 };
}

function cookies({ headers }: Answer): Finding {
  const set = headers.getSetCookie();
  if (set.length === 0) return { rule: 'no cookies', points: 0 };
  if (set.some((cookie) => !/;\s*secure/i.test(cookie))) return { rule: 'not Secure', points: -20 };
  // A script reads the token on purpose. Observatory requires only SameSite of an anti-forgery cookie.
  const hasSite = set.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie));
  return { rule: 'SameSite', points: hasSite ? 5 : -20 };
}

function foreignScripts({ html }: Answer): Finding {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source);
  const isForeign = sources.some((source) => /^(https?:)?\/\//.test(source ?? ''));
  return { rule: 'scripts of others without integrity', points: isForeign ? -5 : 0 };
}

function directives(headers: Headers): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? '';
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function sum(findings: Finding[]): number {
  return findings.reduce((total, { points }) => total + points, 0);
}
