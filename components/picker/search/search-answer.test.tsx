/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { selectionStore } from '../selection/selection-store';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import type { Ticket, TicketStatus } from '@/lib/raffle/types';
import { SearchAnswer } from './search-answer';

jest.mock('@/lib/storefront-api/tickets');
jest.mock('@/lib/storefront-api/fetch-pick');
const byNumber = jest.mocked(fetchTicketsByNumber);
const draw = jest.mocked(fetchPick);

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
  {
    found = [] as Ticket[],
    isEntered = false,
    isDisabled = false,
    maxPerPurchase = 50,
    total = 0,
  } = {},
) {
  raffleId += 1;
  const raffle = { raffleId: String(raffleId), maxPerPurchase, isDisabled };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <div role="status" tabIndex={-1}>
        <SearchAnswer {...raffle} {...{ typed, isEntered, found, total }} example="0815" />
      </div>
    </SWRConfig>,
  );
  return raffle.raffleId;
}

beforeEach(() => jest.resetAllMocks());

test('a sold number is reported as sold, and a tap takes a free one like it', async () => {
  answerWith([ticket('0012'), ticket('0002', 'paid'), ticket('0020'), ticket('1002', 'reserved')]);
  const raffle = ask('0002');
  expect(await findSentence('El 0002 ya está vendido. Parecidos libres:')).toBeTruthy();
  const similar = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(similar).toEqual(['0020', '0012']);
  fireEvent.click(screen.getByRole('button', { name: '0012' }));
  expect(selectionStore(raffle).getSnapshot().chosen).toEqual([{ id: 'id-0012', number: '0012' }]);
});

test('free numbers with the same ending are offered where none like it is free', async () => {
  answerWith([ticket('0002', 'reserved')]);
  draw.mockResolvedValue({ tickets: [ticket('7702')], nearest: [] });
  ask('0002');
  expect(await findSentence('El 0002 ya está apartado. Parecidos libres:')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '7702' })).toBeTruthy();
  expect(draw.mock.calls[0]?.[1].luck).toEqual({ kind: 'ending', digits: '02' });
});

test('a number that does not exist, and part of a number that is free nowhere, are reported', async () => {
  answerWith([]);
  draw.mockResolvedValue({ tickets: [], nearest: [] });
  ask('9999');
  expect(await findSentence('Esta rifa no tiene el número 9999.')).toBeTruthy();
  ask('99');
  expect(await findSentence('No hay números libres con «99».')).toBeTruthy();
});

test('the numbers of a raffle are named where it has all of that width', async () => {
  answerWith([]);
  draw.mockResolvedValue({ tickets: [], nearest: [] });
  ask('12345', { total: 10_000 });
  const range = 'Esta rifa no tiene el número 12345: van del 0000 al 9999.';
  expect(await findSentence(range)).toBeTruthy();
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
  draw.mockResolvedValue({ tickets: [], nearest: [] });
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

test('each part of a number has its own answer', async () => {
  draw.mockResolvedValueOnce({ tickets: [], nearest: [] });
  draw.mockResolvedValueOnce({ tickets: [], nearest: [ticket('0099')] });
  const cache = new Map();
  const answer = (typed: string) => (
    <SWRConfig value={{ provider: () => cache }}>
      <SearchAnswer
        {...{ raffleId: 'parts', maxPerPurchase: 50, isDisabled: false }}
        {...{ typed, isEntered: false, found: [], example: '0815', total: 100 }}
      />
    </SWRConfig>
  );
  const { rerender } = render(answer('98'));
  expect(await findSentence('No hay números libres con «98».')).toBeTruthy();
  rerender(answer('99'));
  expect(await findSentence('No hay números libres con «99». Parecidos libres:')).toBeTruthy();
});

test('digits are part of a number until Enter makes them a whole one', async () => {
  const found = [ticket('0042'), ticket('0420')];
  ask('42', { found });
  expect(document.body.textContent).toBe('');
  expect(draw).not.toHaveBeenCalled();
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
