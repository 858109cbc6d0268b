import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { readTickets } from './support/admin-truth';
import { capture } from './support/receipts';

const CUT = ['{"state":"wai', '', 'null', '5', '"x"', '[]', '{}', '[null,{"id":5}]', '\u0000ñ'];
const OTHER_SHAPES = [
  '{"state":"registered"}',
  '{"state":"taken","numbers":"0427"}',
  '[{"numbers":["0427"],"trace":"x","boughtAt":1e300,"ticketPath":"javascript:alert(1)"}]',
  '[{"numbers":"0427","trace":null}]',
];

const ODD_RECORDS: unknown[] = [
  5,
  'cut',
  [],
  {},
  { version: 2 },
  {
    version: 2,
    key: 5,
    tickets: {},
    values: [],
    sent: { tickets: [{}] },
    waiting: 5,
    savedAt: 'x',
  },
  {
    version: 2,
    key: 'k',
    values: { name: 5 },
    sent: 'x',
    receipt: 'x',
    boundTo: 7,
    savedAt: 1e300,
  },
  {
    buyer: { name: 5 },
    boughtAt: 1e300,
    draftKey: 'k',
    type: 7,
    bytes: 'x',
  },
];

function keysOf(rifid: string): string[] {
  const drafts = [rifid, `outbox:${rifid}`, 'buyer', 'outbox:', ''].map(
    (id) => `payment-draft:${id}`,
  );
  return [...drafts, `selection:${rifid}`, `own-numbers:${rifid}`, 'install-offered'];
}

async function keepTexts(page: Page, keys: string[], text: string) {
  await page.evaluate(
    ([names, value]) => {
      for (const name of names) {
        localStorage.setItem(name, value);
        sessionStorage.setItem(name, value);
      }
    },
    [keys, text] as const,
  );
}

async function keepRecords(page: Page, rifid: string, record: unknown) {
  await page.evaluate(
    async ([id, value]) => {
      const opened = indexedDB.open('payment-drafts');
      opened.onupgradeneeded = () => opened.result.createObjectStore('drafts');
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const writing = opened.result.transaction('drafts', 'readwrite');
      for (const key of [id, `${id}:receipt`, 'buyer']) {
        writing.objectStore('drafts').put(value, key);
      }
      await new Promise((resolve) => (writing.oncomplete = resolve));
      opened.result.close();
    },
    [rifid, record] as const,
  );
}

test('whatever a phone has kept, the page of a raffle opens, its payment too, and buys @purchase @faults', async ({
  admin,
  buyer,
  createRaffle,
  page,
  payment,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: ['0427', '0815'] });
  await page.goto('/contact');
  const open = async () => {
    await page.goto(`/rifa/${rifid}?n=0427`);
    await expect(picker.number('0427')).toBeVisible();
    await expect(picker.bar).toContainText('1 número');
  };
  for (const text of [...CUT, ...OTHER_SHAPES]) {
    await keepTexts(page, keysOf(rifid), text);
    await open();
  }
  for (const record of ODD_RECORDS) {
    await keepTexts(page, [`payment-draft:${rifid}`], 'Infinity');
    await keepTexts(page, [`payment-draft:outbox:${rifid}`], '{"state":"waiting"}');
    await keepRecords(page, rifid, record);
    await open();
    await payment.tapPay();
    await expect(payment.dialog).toBeVisible();
  }
  await payment.goOn();
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await readTickets(admin, rifid, ['0427'])).toMatchObject([{ estado: 'Apartado' }]);
});
