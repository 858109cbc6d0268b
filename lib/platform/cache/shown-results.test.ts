import { revalidateTag } from 'next/cache';
import { raffleTag } from './page-lifetime';
import { noteShownResult, renewOutdatedPage } from './shown-results';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn(), unstable_cache: jest.fn() }));

test('only a page with another result than the admin API’s is rendered again', () => {
  renewOutdatedPage('never-made', 'won');
  noteShownResult('made', 'open');
  renewOutdatedPage('made', 'open');
  expect(revalidateTag).not.toHaveBeenCalled();
  renewOutdatedPage('made', 'won');
  expect(revalidateTag).toHaveBeenCalledWith(raffleTag('made'), { expire: 0 });
  noteShownResult('made', 'won');
  renewOutdatedPage('made', 'won');
  expect(revalidateTag).toHaveBeenCalledTimes(1);
});

test('the results of the last 5000 pages are known, the one before them is forgotten', () => {
  for (let page = 0; page <= 5000; page += 1) noteShownResult(`${page}`, 'open');
  jest.mocked(revalidateTag).mockClear();
  renewOutdatedPage('0', 'won');
  expect(revalidateTag).not.toHaveBeenCalled();
  renewOutdatedPage('1', 'won');
  expect(revalidateTag).toHaveBeenCalledTimes(1);
});
