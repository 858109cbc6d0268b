import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderBrand } from '@/server/brand/render-brand';
import { borrowedWords, misspeltSettings, startProblems } from './startup-check';

const RIGHT = {
  NODE_ENV: 'production',
  LAUNCHER_PID: '1',
  ADMIN_API_URL: 'https://admin.example.com/api',
} as const;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'shop.yaml'), 'promises:\n  - title: Rápido\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

const problems = (variables: Record<string, string>) => startProblems({ ...RIGHT, ...variables });

test('a shop that is set right starts', () => {
  expect(problems({})).toEqual([]);
});

test.each<[wrong: Record<string, string>, sentence: string]>([
  [{ ADMIN_API_URL: '' }, 'ADMIN_API_URL is missing'],
  [{ ADMIN_API_URL: 'admin.example.com/api' }, 'ADMIN_API_URL must be a URL that starts with'],
  [{ ADMIN_API_URL: 'https://admin.example.com' }, 'ADMIN_API_URL must have /api in it'],
  [{ SITE_URL: 'https://rifas.example.com/home' }, 'SITE_URL must be the address of the site'],
  [{ REDIS_URL: 'redis://r:6379' }, 'TICKET_SECRET is missing'],
  [{ TICKET_SECRET: 'short' }, 'TICKET_SECRET must have at least 32'],
  [{ TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ REVALIDATE_TOKEN: 'short' }, 'REVALIDATE_TOKEN must have at least 16'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16'],
  [{ WINNER_SHOWN: 'no' }, 'WINNER_SHOWN must be full or short'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ PAYMENT_ANSWER_MS: '20 s' }, 'PAYMENT_ANSWER_MS must be a number of milliseconds'],
  [{ WHATSAPP_SELLER_NUMBER: '0414' }, 'WHATSAPP_SELLER_NUMBER must be digits'],
  [{ COMPANY_LOGO: '/brand/mine.svg' }, 'COMPANY_LOGO: there is no file /brand/mine.svg'],
  [{ COMPANY_LOGO: 'http://cdn.example/l.svg' }, 'COMPANY_LOGO must be a path such as'],
  [{ COMPANY_PHONE: '4'.repeat(30) }, 'COMPANY_PHONE must be a phone number'],
  [{ COMPANY_WHATSAPP: 'https://wa.me/04141234567' }, 'COMPANY_WHATSAPP must be a chat with'],
  [
    { COMPANY_WHATSAPP: 'https://api.whatsapp.com/send?phone=0414' },
    'COMPANY_WHATSAPP must be a chat with',
  ],
  [{ COMPANY_MAP: '0,0' }, 'COMPANY_MAP must be latitude,longitude'],
  [{ COMPANY_EMAIL: 'hola' }, 'COMPANY_EMAIL must be an e-mail address'],
  [{ COMPANY_FACEBOOK: 'facebook.com/rifas' }, 'COMPANY_FACEBOOK must be an https:// address'],
  [{ COMPANY_SIZEICO: '900' }, 'COMPANY_SIZEICO must be a whole number of pixels'],
  [{ CONTENT_DIR: '/nowhere' }, 'CONTENT_DIR: /nowhere/shop.yaml cannot be read'],
])('%j stops the start with one sentence', (wrong, sentence) => {
  expect(problems(wrong)).toEqual([expect.stringContaining(sentence)]);
});

test('a wrong file of words stops the start with its lines', () => {
  expect(problems({ CONTENT_DIR: folder })).toEqual([
    expect.stringContaining('shop.yaml, line 2: promises[0].icon is missing'),
    expect.stringContaining('shop.yaml, line 2: promises[0].text is missing'),
  ]);
});

test.each([
  'https://wa.me/584141234567',
  'https://wa.me/message/ABCDEF123456',
  'https://api.whatsapp.com/send?phone=584141234567',
  'https://chat.whatsapp.com/ABCDEF',
])('%s opens a chat', (link) => {
  expect(problems({ COMPANY_WHATSAPP: link })).toEqual([]);
});

test('a misspelt name is reported whatever its value', () => {
  expect(misspeltSettings({ ...RIGHT, TRUSTED_PROXY: '10.0.0.1' })).toEqual([
    'TRUSTED_PROXY is not a setting: did you mean TRUSTED_PROXIES?',
  ]);
});

test('sample texts are reported in a real shop, not in the demo', () => {
  expect(borrowedWords({ ...RIGHT, STOREFRONT_DEMO: '1' })).toEqual([]);
  expect(borrowedWords(RIGHT)).toEqual([
    expect.stringContaining('testimonials: none'),
    expect.stringContaining('CONTENT_DIR is not set'),
    expect.stringContaining('COMPANY_NAME, COMPANY_ADDRESS'),
    expect.stringContaining(
      '/brand/logo.svg, /brand/logo-white.svg, /favicon.ico, /brand/mark.png',
    ),
  ]);
});

test('pictures of the demo are named until they are drawn, or others are set', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'brand-'));
  try {
    const variables = { ...RIGHT, CONTENT_DIR: own, COMPANY_LOGO: 'https://cdn.example/logo.svg' };
    const told = () => borrowedWords(variables).filter((text) => text.includes('pictures'));
    expect(told()).toEqual([expect.stringContaining(': /brand/logo-white.svg, /favicon.ico, /')]);
    const logo = 'public/brand/logo.svg';
    await renderBrand({ logo, dark: null, ground: '#ffffff', folder: path.join(own, 'brand') });
    expect(told()).toEqual([]);
  } finally {
    rmSync(own, { recursive: true });
  }
});
