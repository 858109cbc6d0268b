import { registerPayment } from '@/lib/admin-api/payments';
import type { Registration } from '@/lib/admin-api/payments';
import { openTestService, receipt } from './test-kit';

type Service = ReturnType<typeof openTestService>;

/**
 * Sends a purchase by two instances that know nothing of each other and both found its numbers free. The second's arrives
 * once the first's is written down: of two that arrive together the second generation keeps neither.
 */
export async function sendTwice(
  bought: Parameters<Service['submit']>[0],
  options: Parameters<typeof openTestService>[0] = {},
) {
  let markReady = () => {};
  const secondIsReady = new Promise<void>((resolve) => (markReady = resolve));
  const sendAfter =
    (turn: () => Promise<unknown>) => async (registration: Registration, timeoutMs: number) => {
      await turn();
      return registerPayment(registration, timeoutMs);
    };
  const first = openTestService({
    ...options,
    admin: { register: sendAfter(() => secondIsReady) },
  });
  const firstAnswer = first.submit(bought, receipt);
  const second = openTestService({
    ...options,
    admin: {
      register: sendAfter(() => {
        markReady();
        return firstAnswer;
      }),
    },
  });
  const answers = await Promise.all([firstAnswer, second.submit(bought, receipt)]);
  return { answers, services: [first, second] };
}
