import { apiError } from './api-error';

export function upstreamError({ msg }: { msg: string | null }): Response {
  return apiError('unavailable', {
    msg:
      msg ?? 'No pudimos comunicarnos con el sistema de rifas. Intenta de nuevo en unos segundos.',
  });
}
