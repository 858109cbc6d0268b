import { jsonRefusal } from '@/lib/http/answers';

function refuse() {
  return jsonRefusal('not-found', 'Esta dirección no existe.');
}

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
