import { RAFFLE_STORE } from '@/lib/offline/stores';
import { formatDrawDate, formatShortDate } from '@/lib/raffle/dates';
import { element, numberList } from './element';

/** The parts of the last raffle's page that can be read without a network. */
export type SeenRaffle = {
  path: string;
  name: string;
  price: string;
  drawDate: string | null;
  description: string;
  /** The first free numbers at that time. */
  free: string[];
  seenAt: string;
};

export async function lastRaffle(): Promise<SeenRaffle | null> {
  try {
    const store = await caches.open(RAFFLE_STORE);
    const [request] = await store.keys();
    const kept = request && (await store.match(request));
    if (!kept) return null;
    const page = new DOMParser().parseFromString(await kept.text(), 'text/html');
    return readPage(page, new URL(request.url).pathname, kept.headers.get('date'));
  } catch {
    return null;
  }
}

function readPage(page: Document, path: string, date: string | null): SeenRaffle | null {
  const text = (selector: string) => page.querySelector(selector)?.textContent?.trim() ?? '';
  const name = text('#nombre');
  if (!name || !date) return null;
  const drawDate = page.querySelector('#nombre ~ p time')?.getAttribute('datetime') ?? null;
  return {
    path,
    name,
    price: text('#nombre ~ div > p'),
    drawDate: drawDate && Number.isFinite(Date.parse(drawDate)) ? drawDate : null,
    description: text('[aria-label="Descripción"]'),
    free: [...page.querySelectorAll('[data-part=preview] span')].map((cell) => cell.textContent),
    seenAt: new Date(date).toISOString(),
  };
}

/** For reading only: nothing can be bought here. */
export function seenRaffle(raffle: SeenRaffle): HTMLElement {
  const { name, price, drawDate, description, free, seenAt } = raffle;
  return element(
    'article',
    {},
    element('p', { class: 'age' }, `Así estaba el ${formatShortDate(seenAt)}`),
    element('h1', {}, name),
    price && element('p', { class: 'price' }, price),
    drawDate && element('p', {}, `Sorteo: ${formatDrawDate(drawDate)}`),
    description && element('p', {}, description),
    ...(free.length > 0
      ? [
          element('h2', {}, 'Primeros números que estaban libres'),
          element('p', {}, 'Pueden estar apartados ya. Sin señal no se puede comprar.'),
          numberList(free),
        ]
      : []),
  );
}
