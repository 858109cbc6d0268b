import { readFileSync } from 'node:fs';
import * as raffle from '@/app/api/raffles/[id]/route';
import * as tickets from '@/app/api/raffles/[id]/tickets/route';
import * as winner from '@/app/api/raffles/[id]/winner/route';
import { beyondBounds } from '@/lib/platform/cache/answer-place';
import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { STORED_COVER_WIDTH } from '@/lib/images/stored-covers';
import { answeringAdmin } from '@/lib/testing/answering-admin';

const promises = readFileSync('docs/freshness.md', 'utf8');
const MIB = 2 ** 20;
const [numbers = 0] = read(/^- Which numbers are free: .*; about (\d+) s$/m);
const [poll = 0, result = 0] = read(/asked every (\d+) s while .*; (\d+) s$/m);

function read(text: RegExp): number[] {
  return text.exec(promises)?.slice(1).map(Number) ?? [];
}

let questions = 0;

answeringAdmin((_, res) => {
  questions += 1;
  const counts = { total: 9, disponibles: 9, apartados: 0, pagados: 0 };
  const rifa = { rifid: 'a'.repeat(24), name: 'Moto', monto: 1, abierta: true };
  res.end(JSON.stringify({ ok: true, tickets: [], ...counts, rifa }));
});
beforeEach(forgetSharedReads);

test.each([
  ['numbers of a page', tickets.GET, 'limit=50', numbers - 1],
  ['numbers by name', tickets.GET, 'numbers=07', numbers - 1],
  ['a result', winner.GET, '', 2],
  ['a raffle', raffle.GET, '', 1],
])('%s: held for a second, and then by the front', async (_, GET, query, seconds) => {
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now');
  const ask = async (later: number) => {
    clock.mockReturnValue(start + later);
    const before = questions;
    const request = new Request(`http://shop.example/api?${query}`);
    const answer = await GET(request, { params: Promise.resolve({ id: 'a'.repeat(24) }) });
    expect(answer.headers.get('cache-control')).toBe(`s-maxage=${seconds}`);
    return questions > before;
  };
  await ask(10_000);
  expect([await ask(10_999), await ask(11_000)]).toEqual([false, true]);
});

test('a result is no older than freshness.md says, with the pause between two questions', () => {
  expect(poll + 1 + 2).toBeLessThanOrEqual(result);
});

test('as many parts are stored, and covers so wide, as freshness.md says', () => {
  const [width, entries = 0, mib = 0] = read(
    /of up to (\d+) pixels.* at most (\d+) parts and (\d+) MiB/s,
  );
  expect(STORED_COVER_WIDTH).toBe(width);
  const of = (length: number, bytes: number) => Array.from({ length }, () => ({ bytes }));
  expect(beyondBounds(of(entries + 1, 1))).toHaveLength(1);
  expect(beyondBounds(of(mib + 1, MIB))).toHaveLength(1);
});
