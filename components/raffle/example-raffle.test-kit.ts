import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Raffle, RaffleSummary } from '@/lib/raffle/types';
import { exampleRaffle as bareRaffle } from '@/lib/testing/example-raffle';

export const ACCOUNT = '0134-5555-55-0000001234';

export function exampleRaffle(changes: Partial<Raffle> = {}): Raffle {
  return bareRaffle({
    id: '65a1f0000000000000000001',
    name: 'Moto 0 km',
    description: 'Con papeles al día.',
    drawDate: '2031-03-05T23:30:00.000Z',
    cover: '/uploads/portada/moto.jpg',
    lottery: 'Lotería del Táchira',
    methods: [
      {
        ...{ id: 'm1', name: 'Banesco', description: 'Cuenta corriente', account: ACCOUNT },
        ...{ details: [], currency: null, rate: 1 },
      },
    ],
    readAt: '2031-01-01T12:00:00.000Z',
    ...changes,
  });
}

export function otherRaffle(name: string, changes: Partial<RaffleSummary> = {}): RaffleSummary {
  return { ...exampleRaffle(), id: `id-${name}`, name, ...changes };
}

/** Renders the page as it is before any script. */
export function serveHtml(page: ReactNode): { html: string; hydrate: () => void } {
  const html = renderToString(page);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return { html, hydrate: () => void render(page, { container, hydrate: true }) };
}
