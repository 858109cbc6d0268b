import { pickTickets } from '@/lib/admin-api/pick';
import { apiError, jsonOk, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';
import { raffleRoute } from '@/lib/platform/http/api-route';
import { inPickSlot } from '@/lib/platform/http/pick-slots';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { refusalMessages } from '@/lib/raffle/reasons';

/** Random numbers. They are for this visitor only, so the answer is neither cached nor shared. */
export const GET = raffleRoute('draw', 'request', async (request, raffleId) => {
  const quantity = Number(new URL(request.url).searchParams.get('quantity'));
  const refusal = await limitOrRefuse(request, 'pick', null, costOf(quantity));
  if (refusal) return refusal;

  const draw = await inPickSlot(request, () => pickTickets(raffleId, quantity));
  if (!draw)
    return apiError('busy', { msg: 'Mucha gente está eligiendo números. Prueba otra vez.' });
  if (draw.ok) return jsonOk({ tickets: draw.value });
  switch (draw.reason) {
    case 'not-selling':
      return apiError('bad-request', { msg: refusalMessages['raffle-closed'] });
    case 'quantity':
      return apiError('invalid-form', { msg: draw.msg });
    default:
      return upstreamError(draw);
  }
});

/** The most requests this can make to the admin API. */
function costOf(quantity: number): number {
  return 2 + (quantity > 0 && quantity <= MAX_TICKETS_PER_PURCHASE ? quantity : 0);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
