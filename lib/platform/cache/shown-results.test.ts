import { revalidateTag } from 'next/cache';
import { raffleTag } from './page-lifetime';
import { noteShownResult, renewOutdatedPage } from './shown-results';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn(), unstable_cache: jest.fn() }));

test('only a page that tells another result than the admin API is made anew', () => {
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
