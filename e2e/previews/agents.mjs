/**
 * Agents that fetch a shared link, as they call themselves. None of them runs scripts to make a preview.
 * @typedef {{ name: string, agent: string | null, headers?: Record<string, string> }} Agent
 * @type {Agent[]}
 */
export const AGENTS = [
  { name: 'WhatsApp', agent: 'WhatsApp/2.23.20.0' },
  { name: 'WhatsApp (old)', agent: 'WhatsApp/2.1.8', headers: { accept: '*/*' } },
  {
    name: 'Facebook',
    agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    // Meta tells owners to test their pages like this.
    headers: { range: 'bytes=0-524288', 'accept-encoding': 'gzip, deflate', connection: 'close' },
  },
  { name: 'Facebook catalog', agent: 'facebookcatalog/1.0' },
  {
    name: 'Meta external agent',
    agent:
      'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  },
  {
    name: 'Meta external fetcher',
    agent:
      'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  },
  { name: 'Telegram', agent: 'TelegramBot (like TwitterBot)' },
  { name: 'X', agent: 'Twitterbot/1.0' },
  {
    name: 'iMessage',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  },
  {
    name: 'LinkedIn',
    agent: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +https://www.linkedin.com)',
  },
  {
    name: 'Slack',
    agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    headers: { range: 'bytes=0-32768' },
  },
  {
    name: 'Discord',
    agent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  },
  {
    name: 'TikTok',
    agent:
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)',
  },
  {
    name: 'Google',
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
  {
    name: 'Bing',
    agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  },
  {
    name: 'Applebot',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  },
  { name: 'Skype', agent: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5' },
  {
    name: 'Chrome on a phone',
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    headers: { accept: 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8' },
  },
  {
    name: 'Instagram in-app',
    agent:
      'Mozilla/5.0 (Linux; Android 12; SM-A127M Build/SP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/110.0.5481.65 Mobile Safari/537.36 Instagram 271.1.0.21.84 Android',
  },
  { name: 'unknown', agent: 'SomethingNobodyKnows/1.0' },
  { name: 'empty', agent: '' },
  { name: 'none at all', agent: null },
];
