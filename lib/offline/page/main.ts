import { keptTicket } from '@/lib/offline/kept-tickets';
import { questionMessage, type Question } from '@/lib/raffle/hand-off';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { element } from './element';
import { withEnds } from './ended-meanwhile';
import { keptHere, type KeptHere } from './kept-here';
import { onThisPhone } from './on-this-phone';
import { lastRaffle, seenRaffle, type SeenRaffle } from './seen-raffle';
import { seenTicket } from './seen-ticket';
import { reloadOnline } from './until-online';

// The address is still that of the requested page, so a reload may show it.
addEventListener('online', () => location.reload());
const again = document.querySelector('button');
again?.addEventListener('click', () => location.reload());
void showStored();

async function showStored(): Promise<void> {
  const path = location.pathname;
  const kept = await withEnds(keptOnThisPhone());
  const [ticket, last] = await Promise.all([keptTicket(path), lastRaffle()]);
  const raffle = last?.path === path ? last : null;
  const asked = (ticket && seenTicket(ticket, Date.now())) ?? (raffle && seenRaffle(raffle));
  if (asked) standIn(asked);
  tellChat(ticket ? aboutTicket(ticket) : aboutRaffle(last, kept));
  if (raffle) offerToReserve(raffle, kept);
  document.querySelector('main')?.append(...(await onThisPhone(kept, last)));
}

function keptOnThisPhone(): KeptHere[] {
  try {
    return keptHere(localStorage, Date.now());
  } catch {
    return [];
  }
}

type AskedTicket = NonNullable<Awaited<ReturnType<typeof keptTicket>>>;

function aboutTicket({ ticket }: AskedTicket): Question {
  return {
    raffle: ticket.raffle?.name,
    numbers: ticket.numbers.map(({ number }) => number),
  };
}

/** Numbers without a raffle would say little. */
function aboutRaffle(last: SeenRaffle | null, kept: KeptHere[]): Question {
  return { raffle: last?.name, numbers: last ? chosenOf(last, kept) : [] };
}

function tellChat(question: Question): void {
  const chat = document.querySelector<HTMLAnchorElement>('main > a');
  if (chat) chat.href = whatsappChat(chat.href, questionMessage(question));
}

/** Shows what is stored of the requested page, and of the text only why it is not the page itself. */
function standIn(asked: HTMLElement): void {
  const words = document.querySelector('main > h1 + p');
  const why = words?.querySelector('span')?.textContent ?? '';
  if (words) words.textContent = why.charAt(0).toUpperCase() + why.slice(1);
  document.querySelector('main > h1')?.replaceWith(asked);
  document.title = asked.querySelector('h1')?.textContent ?? document.title;
}

/** Offers only numbers chosen earlier: the stored list is too old to choose from. */
function offerToReserve(raffle: SeenRaffle, kept: KeptHere[]): void {
  const chosen = chosenOf(raffle, kept);
  if (chosen.length === 0) return;
  const offer = element(
    'button',
    { type: 'button', class: 'main' },
    'Volver a intentarlo con mis números',
  );
  const said = element('p', { role: 'status' });
  offer.addEventListener('click', () => {
    offer.remove();
    said.textContent = `Deja esta página abierta: cuando vuelva la señal se abre la rifa con ${chosen.join(', ')} elegidos, para que los apartes.`;
    reloadOnline();
  });
  again?.before(offer, said);
}

function chosenOf({ path }: SeenRaffle, kept: KeptHere[]): string[] {
  return kept.find(({ raffleId }) => path.endsWith(raffleId))?.chosen ?? [];
}
