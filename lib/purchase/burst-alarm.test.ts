import { randomUUID } from 'node:crypto';
import { logger } from '@/lib/platform/log/logger';
import { countBurst } from '@/lib/platform/metrics/metrics';
import { raiseBurstAlarm } from './admission';

process.env.ADMIN_API_URL = 'http://127.0.0.1:9/api';

jest.mock('@/lib/platform/metrics/metrics');

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(logger, 'warn').mockImplementation()));
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const notifySeller = jest.fn<Promise<void>, [string]>(async () => undefined);
const newRaffle = () => ({ id: String(randomUUID()), name: 'Una moto' });

test.each([
  [
    'one-address',
    'Aviso: desde una misma conexión se apartaron muchos números de la rifa Una moto en diez minutos. Las compras siguientes quedan en espera; revisa los apartados.',
  ],
  [
    'one-picture',
    'Aviso: en la rifa Una moto llegó el mismo comprobante con más de dos personas en diez minutos. Las compras siguientes quedan en espera; revisa los apartados.',
  ],
] as const)(
  'a burst of %s notifies the owner once, and each one is counted',
  async (burst, message) => {
    const raffle = newRaffle();
    for (let time = 0; time < 3; time += 1) await raiseBurstAlarm({ notifySeller }, burst, raffle);
    expect(notifySeller.mock.calls).toEqual([[message]]);
    expect(warn).toHaveBeenLastCalledWith({
      event: 'purchases-wait-for-room',
      burst,
      raffleId: raffle.id,
    });
    expect(jest.mocked(countBurst).mock.calls).toEqual([[burst], [burst], [burst]]);
  },
);

test('another burst and another raffle are notified separately', async () => {
  const [one, other] = [newRaffle(), newRaffle()];
  await raiseBurstAlarm({ notifySeller }, 'one-address', one);
  await raiseBurstAlarm({ notifySeller }, 'one-picture', one);
  await raiseBurstAlarm({ notifySeller }, 'one-address', other);
  expect(notifySeller).toHaveBeenCalledTimes(3);
});
