import fc from 'fast-check';
import { DRAFT_LIFE_MS, isAlive, readDraft, storedDraft, type Draft } from './draft-store';

const sent = { reference: '004512' } as Draft['sent'];
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

test('a draft lives for two hours, and what was sent until its end is known', () => {
  expect(DRAFT_LIFE_MS).toBe(2 * 3_600_000);
  expect(isAlive({ savedAt: 0, sent: null }, DRAFT_LIFE_MS - 1)).toBe(true);
  expect(isAlive({ savedAt: 0, sent: null }, DRAFT_LIFE_MS)).toBe(false);
  expect(isAlive({ savedAt: 0, sent }, 1000 * DRAFT_LIFE_MS)).toBe(true);
});

test('what is kept is read again', () => {
  expect(readDraft(storedDraft(draft))).toEqual(draft);
});

test('a draft of before there were versions becomes one of today, whatever was sent with it', () => {
  expect(readDraft(first)).toEqual(draft);
  expect(readDraft({ ...first, sent })).toEqual({ ...draft, sent });
});

test('of a later build only what was sent is believed', () => {
  const later = { ...storedDraft(draft), version: 99 };
  expect(readDraft(later)).toBeNull();
  expect(readDraft({ ...later, sent })).toEqual({ ...draft, sent, values: {} });
});

test('whatever build kept a draft, what was sent is never lost, and is of the same purchase', () => {
  const anyDraft = fc.record({
    key: fc.uuid(),
    tickets: fc.array(fc.record({ id: fc.string(), number: fc.string() })),
    values: fc.record({ name: fc.string(), reference: fc.string() }, { requiredKeys: [] }),
    receipt: fc.constant(null),
    sent: fc.option(fc.constant(sent)),
    savedAt: fc.nat(),
    aFieldOfAnotherBuild: fc.jsonValue(),
  });
  const anyVersion = fc.oneof(fc.constant(undefined), fc.nat({ max: 9 }));
  fc.assert(
    fc.property(anyDraft, anyVersion, (kept, version) => {
      const found = readDraft({ ...kept, version } as Parameters<typeof readDraft>[0]);
      const { key, tickets, savedAt } = kept;
      if (kept.sent) expect(found).toMatchObject({ key, tickets, savedAt, sent });
      if (version === undefined || version === 2) expect(found?.values).toMatchObject(kept.values);
      else expect(found?.values ?? {}).toEqual({});
    }),
  );
});
