/** @jest-environment jsdom */
import { showToast } from '@/components/ui/show-toast';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { toggleWithToast } from './toggle-with-toast';

jest.mock('@/components/ui/show-toast');

// spec: limit-toast
test('the fifty-first tap warns for 1.5 s', () => {
  for (let taken = 0; taken < MAX_TICKETS_PER_PURCHASE; taken += 1) {
    toggleWithToast('full', { id: `id-${taken}`, number: String(taken) }, MAX_TICKETS_PER_PURCHASE);
  }
  expect(showToast).not.toHaveBeenCalled();
  toggleWithToast('full', { id: 'one-more', number: '50' }, MAX_TICKETS_PER_PURCHASE);
  expect(showToast).toHaveBeenCalledWith(
    'warning',
    'El limite maximo de compra es de 50 tickets',
    1500,
  );
});
