import fc from 'fast-check';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { isAlive, storedDraft, type Draft } from './draft-store';
import { readDraft } from './read-draft';

const sent = examplePurchase();
const draft: Draft = {
  key: 'key',
  tickets: [{ id: 'a', number: '007' }],
  values: { name: 'Ana', nationalId: 'E84123456', phoneCode: 'CO' },
  receipt: null,
  sent: null,
  savedAt: 1,
};
const first = {
  ...draft,
  values: { name: 'Ana', idLetter: 'E', idDigits: '84123456', country: 'CO' },
} as Draft;

test('a draft lives for two hours, and a sent purchase until its outcome is known', () => {
  const twoHours = 2 * 3_600_000;
  expect(isAlive({ savedAt: 0, sent: null }, twoHours - 1)).toBe(true);
  expect(isAlive({ savedAt: 0, sent: null }, twoHours)).toBe(false);
  expect(isAlive({ savedAt: 0, sent }, 1000 * twoHours)).toBe(true);
});

test('a stored draft is read back', () => {
  expect(readDraft(storedDraft(draft))).toMatchObject(draft);
});

test('a draft without a version becomes one of today, whatever was sent with it', () => {
  expect(readDraft(first)).toMatchObject(draft);
  expect(readDraft({ ...first, sent })).toMatchObject({ ...draft, sent });
});

test('a later build’s draft is trusted only for the sent purchase', () => {
  const later = { ...storedDraft(draft), version: 99 };
  expect(readDraft(later)).toBeNull();
  expect(readDraft({ ...later, sent })).toMatchObject({ ...draft, sent, values: {} });
});

test('a sent purchase is never lost or changed, whatever build stored the draft', () => {
  const anyDraft = fc.record({
    key: fc.uuid(),
    tickets: fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), number: fc.string({ minLength: 1 }) }),
      { selector: ({ id }) => id },
    ),
    values: fc.record({ name: fc.string(), reference: fc.string() }, { requiredKeys: [] }),
    receipt: fc.constant(null),
    sent: fc.option(fc.constant(sent)),
    savedAt: fc.nat(),
    aFieldOfAnotherBuild: fc.jsonValue(),
  });
  const anyVersion = fc.oneof(fc.constant(undefined), fc.nat({ max: 9 }));
  fc.assert(
    fc.property(anyDraft, anyVersion, (kept, version) => {
      const found = readDraft({ ...kept, version });
      const { key, tickets, savedAt } = kept;
      if (kept.sent) expect(found).toMatchObject({ key, tickets, savedAt, sent });
      if (version === undefined || version === 2) expect(found?.values).toMatchObject(kept.values);
      else expect(found?.values ?? {}).toEqual({});
    }),
  );
});

test.each([undefined, null, 5, 'cut', [], () => 1])('%p is no draft', (kept) => {
  expect(readDraft(kept)?.sent ?? null).toBeNull();
});

test('a partly valid draft keeps its valid parts, and nothing without its key is sent', () => {
  const whole = {
    ...storedDraft(draft),
    sent,
    boundTo: sent,
    waiting: { until: 9, hasLeft: false },
  };
  expect(readDraft({ ...whole, values: { name: 'Ana', phone: 5 } })?.values).toEqual({
    name: 'Ana',
  });
  expect(readDraft({ ...whole, tickets: [5, { id: 'a', number: '007' }, {}] })?.tickets).toEqual([
    { id: 'a', number: '007' },
  ]);
  expect(readDraft({ ...whole, waiting: 'soon' })).toMatchObject({ sent, waiting: null });
  expect(readDraft({ ...whole, sent: { ...sent, amount: '10', seen: 5 } })?.sent).toEqual({
    ...sent,
    amount: 0,
    seen: { price: 0, packs: [], rate: 1 },
  });
  for (const key of [undefined, 5, '']) {
    expect(readDraft({ ...whole, key })).toMatchObject({ key: '', sent: null, waiting: null });
  }
  expect(readDraft({ ...whole, receipt: 'x' })?.receipt).toBeNull();
  expect(readDraft({ ...whole, savedAt: Infinity })!.savedAt).toBeLessThanOrEqual(Date.now());
});
