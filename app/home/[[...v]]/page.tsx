import { readRaffles } from '@/lib/admin-api/page-reads';
import { HERO_RAFFLES_LIMIT } from '@/lib/raffle/limits';

export const revalidate = 60;

export const metadata = { title: 'Inicio' };

/** Nothing is made at build: the first request makes the page, the cache keeps it. */
export async function generateStaticParams() {
  return [];
}

export default async function Page() {
  const raffles = await readRaffles(true, HERO_RAFFLES_LIMIT);
  return (
    <ul>
      {(raffles.ok ? raffles.value : []).map(({ id, name }) => (
        <li key={id}>
          <a href={`/rifa/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
