/** Only in shops with ANALYTICS_URL: tells the shop itself that a page was seen or shared (docs/analytics.md). */
const [page = '', id] = location.pathname.split('/').slice(1);

function send(event) {
  const referrer = document.referrer && new URL(document.referrer).host;
  const source = new URLSearchParams(location.search).get('utm_source') || referrer;
  const body = {
    event,
    page: page || 'home',
    // The rest of other addresses may be private: that of a digital ticket is its key.
    ...(page === 'rifa' && { raffleId: id }),
    ...(source && source !== location.host && { source: source.slice(0, 60) }),
  };
  navigator.sendBeacon('/api/events', JSON.stringify(body));
}

if (document.prerendering) {
  document.addEventListener('prerenderingchange', () => send('view'), { once: true });
} else {
  send('view');
}
addEventListener('pageshow', ({ persisted }) => persisted && send('view'));
addEventListener(
  'click',
  ({ target }) => {
    // By its word: a mark of its own would be in the scripts of every shop.
    const label = target.closest?.('button, a')?.textContent.trim();
    if (label?.startsWith('Compartir')) send('share');
  },
  true,
);
