import { accessibilityPage, type Look, type Rule } from '@/e2e/support/accessibility-page';

const contrast: Rule = {
  id: 'color-contrast',
  help: 'Text must be readable',
  criteria: ['wcag143'],
  elements: ['<p class="faint">Agotado</p>'],
};

const held: Look = {
  story: 'the contact page',
  project: 'phone',
  address: '/contact',
  setting: 'in light',
  passed: [{ ...contrast, elements: [] }],
  failed: [],
  undecided: [],
};

test('the page lists what passed and failed for each screen and setting, by criterion and element', () => {
  const page = accessibilityPage([held, { ...held, setting: 'in dark', failed: [contrast] }]);
  expect(page).toContain('2 looks by axe at 1 screens');
  const [light = '', dark = ''] = page.match(/<tr.*<code>\/contact<\/code>.*/g) ?? [];
  expect(light).toContain('in light');
  expect(light).toContain('<li>Text must be readable (color-contrast; 1.4.3)');
  expect(light).not.toContain('failed');
  expect(dark).toContain('<tr class="failed">');
  expect(dark).toContain('<code>&#60;p class=&#34;faint&#34;&#62;Agotado&#60;/p&#62;</code>');
});
