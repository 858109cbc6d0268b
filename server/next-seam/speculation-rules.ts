// Reaches into: nothing of Next; the front adds it to every page.
// Buys: a tap on a link begins its page when the finger touches it.
// Fails when it changes: e2e/front/touched-links.spec.ts.
// Can go: when Next writes such rules itself.

/**
 * Only what a tap is about to open. A link that fills a card is no such link: fingers that scroll start on it, and each
 * would cost the visitor a page.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/boleto/*', '/uploads/*'] } },
          { not: { selector_matches: ':is(h2,h3)>a,[download]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

export function withSpeculationRules(html: string): string {
  const end = html.indexOf('</head>');
  const script = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return end < 0 ? html : html.slice(0, end) + script + html.slice(end);
}
