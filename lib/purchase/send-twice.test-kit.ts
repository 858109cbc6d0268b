import { registerPayment } from '@/lib/admin-api/payments';
import { openTestService, receipt } from './test-kit';

/**
 * Sends a purchase from two instances that do not know of each other and both found its numbers free. The second sending
 * arrives once the first is stored: of two that arrive together, the second generation stores neither.
 */
export async function sendTwice(
  bought: Parameters<ReturnType<typeof openTestService>['submit']>[0],
  options: Parameters<typeof openTestService>[0] = {},
) {
  const openInstance = (turn: () => Promise<unknown>) =>
    openTestService({
      ...options,
      admin: {
        async register(registration, timeoutMs) {
          await turn();
          return registerPayment(registration, timeoutMs);
        },
      },
    });
  let markReady = () => {};
  const secondIsReady = new Promise<void>((resolve) => (markReady = resolve));
  const first = openInstance(() => secondIsReady);
  const firstAnswer = first.submit(bought, receipt);
  const second = openInstance(() => {
    markReady();
    return firstAnswer;
  });
  const answers = await Promise.all([firstAnswer, second.submit(bought, receipt)]);
  return { answers, services: [first, second] };
}
