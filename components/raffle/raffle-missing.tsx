import type { RaffleSummary } from '@/lib/raffle/types';

type Props = { openRaffles: RaffleSummary[] };

export function RaffleMissing({ openRaffles }: Props) {
  return (
    <article>
      <h1>Esta rifa no existe</h1>
      <p>Puede que el enlace esté incompleto. Estas son las rifas activas:</p>
      <ul>
        {openRaffles.map(({ id, name }) => (
          <li key={id}>
            <a href={`/rifa/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
