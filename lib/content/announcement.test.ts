import { endOf, shownAnnouncement } from './announcement';

test.each([
  ['2026-12-24T18:30', '2026-12-24T22:30:00.000Z'],
  ['2026-12-24', '2026-12-25T04:00:00.000Z'],
])('an announcement until %s ends at %s', (until, end) => {
  expect(new Date(endOf(until)).toISOString()).toBe(end);
});

test.each(['24/12/2026', '2026-12-24 18:30', '2026-13-01', '2026-12-24T25:00', '2026-12-24Z', ''])(
  '%j is no end',
  (until) => expect(endOf(until)).toBeNaN(),
);

test('an announcement is shown until it ends', () => {
  const announcement = { text: 'Hoy sorteamos', link: null, until: '2026-12-24T18:00' };
  const end = Date.parse('2026-12-24T22:00:00Z');
  expect(shownAnnouncement(announcement, new Date(end - 1))).toBe(announcement);
  expect(shownAnnouncement(announcement, new Date(end))).toBeNull();
  expect(shownAnnouncement(null, new Date(0))).toBeNull();
});
