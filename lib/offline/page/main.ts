import { storedRaffles, readPurchase } from '@/lib/offline/outbox/purchase-record';
import { TICKET_STORE } from '@/lib/offline/stores';
import { OWN_NUMBERS } from '@/lib/raffle/own-numbers-key';
import { readOwnPurchases } from '@/lib/raffle/own-purchase';
import { numbersInShort } from '@/lib/raffle/selection';

// The address is still that of the requested page, so a reload may show it.
addEventListener('online', () => location.reload());
document.querySelector('button')?.addEventListener('click', () => location.reload());
// One that cannot be read leaves the other as it is.
void unsentPurchases().then((rows) => fill('unsent', rows));
void ownTickets().then((rows) => fill('own', rows));

type Row = { numbers: string[]; ticketPath?: string | null };

function fill(list: string, rows: Row[]): void {
  const outlet = document.getElementById(list);
  for (const { numbers, ticketPath } of rows) {
    const row = document.createElement('li');
    const words = row.appendChild(document.createElement('span'));
    words.textContent = numbersInShort(numbers);
    words.translate = false;
    if (ticketPath) {
      const link = row.appendChild(document.createElement('a'));
      link.href = ticketPath;
      link.textContent = 'Ver mi boleto digital';
    }
    outlet?.append(row);
  }
  outlet?.closest('section')?.toggleAttribute('hidden', rows.length === 0);
}

async function unsentPurchases(): Promise<Row[]> {
  const found = await Promise.all((await storedRaffles()).map((id) => readPurchase(id)));
  return found.flatMap((stored) =>
    stored?.purchase.stage === 'queued'
      ? { numbers: stored.purchase.sent.tickets.map(({ number }) => number) }
      : [],
  );
}

/** With a link where the page is stored. */
async function ownTickets(): Promise<Row[]> {
  const stored = await (await caches.open(TICKET_STORE)).keys();
  const paths = stored.map(({ url }) => new URL(url).pathname);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(OWN_NUMBERS))
    .flatMap((key) => readOwnPurchases(localStorage.getItem(key)))
    .map(({ numbers, ticketPath }) => ({
      numbers,
      ticketPath: ticketPath && paths.includes(ticketPath) ? ticketPath : null,
    }));
}
