import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderBrand } from '@/server/brand/render-brand';
import { borrowedWords } from './borrowed-words';

const RIGHT = {
  NODE_ENV: 'production',
  ADMIN_API_URL: 'https://admin.example.com/api',
} as const;

test('sample texts are reported in a real shop, not in the demo', () => {
  expect(borrowedWords({ ...RIGHT, STOREFRONT_DEMO: '1' })).toEqual([]);
  expect(borrowedWords(RIGHT)).toEqual([
    expect.stringContaining('testimonials: none'),
    expect.stringContaining('CONTENT_DIR is not set'),
    expect.stringContaining(
      '/brand/logo.svg, /brand/logo-white.svg, /favicon.ico, /brand/mark.png',
    ),
  ]);
});

test('pictures of the demo are named until they are drawn, or others are set', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'brand-'));
  try {
    const variables = { ...RIGHT, CONTENT_DIR: own };
    writeFileSync(
      path.join(own, 'shop.yaml'),
      'profile: { name: Rifas Turpial, logo: https://cdn.example/logo.svg }',
    );
    const told = () => borrowedWords(variables).filter((text) => text.includes('pictures'));
    expect(told()).toEqual([expect.stringContaining(': /brand/logo-white.svg, /favicon.ico, /')]);
    const logo = 'public/brand/logo.svg';
    await renderBrand({ logo, dark: null, ground: '#ffffff', folder: path.join(own, 'brand') });
    expect(told()).toEqual([]);
  } finally {
    rmSync(own, { recursive: true });
  }
});
