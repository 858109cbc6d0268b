import type { OpeningHours } from './types';

/** "de lunes a sábado"; null if the shop gives no hours. */
export function openingDays({ weekdays, saturday, sunday }: OpeningHours): string | null {
  if (weekdays && saturday) return `de lunes a ${sunday ? 'domingo' : 'sábado'}`;
  const weekend = [saturday && 'sábados', sunday && 'domingos'].filter(Boolean).join(' y ');
  const rest = weekend && `los ${weekend}`;
  return [weekdays && 'de lunes a viernes', rest].filter(Boolean).join(' y ') || null;
}
