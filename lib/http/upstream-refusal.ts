import { jsonRefusal } from './answers';

/** The door's answer when the admin API gave none that can be used: its sentence, else ours. */
export function upstreamRefusal({ msg }: { msg: string | null }): Response {
  return jsonRefusal(
    'unavailable',
    msg ?? 'No pudimos comunicarnos con el sistema de rifas. Intenta de nuevo en unos segundos.',
    { headers: { 'Retry-After': '5' } },
  );
}
