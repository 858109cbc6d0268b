import 'server-only';
import { countOne } from '@/lib/http/rate-limit';
import { warnSeldom } from '@/lib/log/warn-seldom';
import { countBurst } from '@/lib/metrics/metrics';
import type { PaymentAdmin } from './admin';

export type Burst = 'one-address' | 'one-picture';

const MESSAGES: Record<Burst, (raffle: string) => string> = {
  'one-address': (raffle) =>
    `Aviso: desde una misma conexion se apartaron muchos numeros de la rifa ${raffle} en diez minutos. Las compras siguientes quedan en espera; revise los apartados.`,
  'one-picture': (raffle) =>
    `Aviso: en la rifa ${raffle} llego el mismo comprobante con mas de dos personas en diez minutos. Las compras siguientes quedan en espera; revise los apartados.`,
};

/** To the owner: each time in the metrics, once in ten minutes in the log and by WhatsApp. */
export async function raiseBurstAlarm(
  { tellSeller }: Pick<PaymentAdmin, 'tellSeller'>,
  burst: Burst,
  raffle: { id: string; name: string },
): Promise<void> {
  countBurst(burst);
  warnSeldom({ event: 'purchases-wait-for-room', burst, raffleId: raffle.id });
  if ((await countOne('burst-told', `${raffle.id} ${burst}`)) !== null) return;
  await tellSeller(MESSAGES[burst](raffle.name));
}
