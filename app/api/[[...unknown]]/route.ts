import { doorRefusal } from '@/lib/http/door-refusal';

function refuse() {
  return doorRefusal('not-found', { msg: 'Esta dirección no existe.' });
}

export {
  refuse as DELETE,
  refuse as GET,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
};
