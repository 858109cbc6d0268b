/**
 * A link's page is fetched when a finger touches the link. A link that fills a card is left out: fingers that scroll
 * start on it, and each would cost the visitor a page.
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
