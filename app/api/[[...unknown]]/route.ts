import { apiError } from '@/lib/platform/http/api-answers';

function refuse() {
  return apiError('not-found', { msg: 'Esta dirección no existe.' });
}

export {
  refuse as DELETE,
  refuse as GET,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
};
