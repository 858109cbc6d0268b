/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { selectionStore } from '../selection/selection-store';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import type { Ticket, TicketStatus } from '@/lib/raffle/types';
import { SearchAnswer } from './search-answer';

jest.mock('@/lib/storefront-api/tickets');
const byNumber = jest.mocked(fetchTicketsByNumber);

const ticket = (number: string, status: TicketStatus = 'available'): Ticket => ({
  id: `id-${number}`,
  number,
  status,
});

function answerWith(tickets: Ticket[]) {
  byNumber.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 0 });
}

/** Figures are in their own elements, so this compares the whole text. */
const findSentence = (sentence: string) =>
  screen.findByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === sentence,
  );

let raffleId = 0;

function ask(
  typed: string,
  { found = [] as Ticket[], isEntered = false, isDisabled = false, maxPerPurchase = 50 } = {},
) {
  raffleId += 1;
  const raffle = { raffleId: String(raffleId), maxPerPurchase, isDisabled };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <div role="status" tabIndex={-1}>
        <SearchAnswer {...raffle} {...{ typed, isEntered, found }} example="0815" />
      </div>
    </SWRConfig>,
  );
  return raffle.raffleId;
}

beforeEach(() => jest.resetAllMocks());

test.each([
  ['2', ticket('0002', 'paid'), 'El 0002 ya está vendido.'],
  ['0002', ticket('0002', 'reserved'), 'El 0002 ya está apartado.'],
  ['0002', ticket('0002'), '¡El 0002 está libre!'],
  ['9999', null, 'El 9999 no existe en esta rifa.'],
  ['12345', null, 'El 12345 no existe en esta rifa.'],
])('of the number %s, which the list lacks, its state is told', async (typed, found, sentence) => {
  answerWith(found ? [found] : []);
  ask(typed, { isEntered: true });
  expect(await findSentence(sentence)).toBeTruthy();
});

test.each(['99', 'A-12'])('a part of a number that is free nowhere: %s', async (typed) => {
  ask(typed);
  expect(await findSentence(`No hay números libres con «${typed}».`)).toBeTruthy();
  expect(byNumber).not.toHaveBeenCalled();
});

test('the free number that was typed is offered, and shown as chosen once taken', async () => {
  const raffle = ask('0427', { found: [ticket('0427')] });
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Elegir el 0427' }));
  expect(document.activeElement?.role).toBe('status');
  expect(selectionStore(raffle).getSnapshot().chosen).toHaveLength(1);
  expect(await findSentence('Ya elegiste el 0427.')).toBeTruthy();
  expect(byNumber).not.toHaveBeenCalled();
});

test('a chosen number that somebody else took is told as taken', async () => {
  answerWith([ticket('0427', 'reserved')]);
  const store = selectionStore(ask('0427', { found: [ticket('0427', 'reserved')] }));
  act(() => {
    store.toggle(ticket('0427'));
    store.mark({ lost: ['id-0427'] });
  });
  expect(await findSentence('El 0427 ya está apartado.')).toBeTruthy();
  act(() => store.mark({ free: ['id-0427'] }));
  expect(await findSentence('Ya elegiste el 0427.')).toBeTruthy();
});

test('a free number that was typed cannot be taken while the raffle does not sell', () => {
  ask('0427', { found: [ticket('0427')], isDisabled: true });
  expect(screen.getByRole('button', { name: 'Elegir el 0427' })).toHaveProperty('disabled', true);
});

test('digits are part of a number until Enter makes them a whole one', async () => {
  const found = [ticket('0042'), ticket('0420')];
  ask('42', { found });
  expect(document.body.textContent).toBe('');
  expect(byNumber).not.toHaveBeenCalled();
  ask('42', { found, isEntered: true });
  expect(await findSentence('¡El 0042 está libre!')).toBeTruthy();
});

test('a failed look-up is reported', async () => {
  byNumber.mockRejectedValue(new Error('Sin señal.'));
  ask('0002');
  expect(await screen.findByText('Sin señal.')).toBeTruthy();
});

test('a free number that was typed is not taken over the raffle’s limit', async () => {
  const store = selectionStore(ask('0427', { found: [ticket('0427')], maxPerPurchase: 1 }));
  store.toggle(ticket('0001'));
  fireEvent.click(screen.getByRole('button', { name: 'Elegir el 0427' }));
  expect(await screen.findByText('El limite maximo de compra es de 1 ticket')).toBeTruthy();
  expect(store.getSnapshot().chosen).toHaveLength(1);
});
