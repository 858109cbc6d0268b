import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import type { DemoFault } from '@/lib/testing/demo-control';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

const demo = demoOfSuite();

const fault = (rifid: string, more: Omit<DemoFault, 'path' | 'match'>) =>
  demo.control.addFault({ path: PAYMENTS, match: rifid, ...more });

describe('after a restart nothing is remembered, and still', () => {
  test.each(['each', 'all', 'silent'] as const)(
    'a retry finds what went through (%s)',
    async (onTaken) => {
      const { rifid, purchase, sendings } = await openRaffle(demo, { onTaken });
      await fault(rifid, { kind: 'cut-after' });
      const bought = purchase(['01', '02']);
      await openTestService().submit(bought, receipt);
      const restarted = openTestService();
      expect(await restarted.outcomeOf(bought.key)).toBeNull();
      expect(await restarted.submit(bought, receipt)).toMatchObject({
        outcome: { state: 'registered', numbers: ['01', '02'] },
      });
      expect(await sendings()).toBe(1);
      expect(restarted.messages).toEqual([]);
    },
  );
});
