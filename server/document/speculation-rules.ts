const LEFT_OUT = ['/api/', '/boleto/', '/uploads/'].map((path) => `[href^='${path}']`);

/**
 * A link's page is fetched when a finger touches the link, unless the link fills a card: a finger that scrolls starts on
 * cards, and each touch would cost the visitor a page. Chromium compares addresses, so a card needs an address of its own
 * where another link leads to the same page.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: `a[href^='/']:not(${LEFT_OUT.join()},h2>a,h3>a)` },
      eagerness: 'conservative',
    },
  ],
});

export function withSpeculationRules(html: string): string {
  const end = html.indexOf('</head>');
  const script = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return end < 0 ? html : html.slice(0, end) + script + html.slice(end);
}
