import { answeringAdmin } from '@/lib/testing/answering-admin';
import { getRaffle, listRaffles } from './raffles';
import { getTicketsByNumber, getWinner } from './tickets';
import { findHolding, searchPurchase } from './buyer-tickets';
import { verifyTickets } from './verification';

const RIFID = 'c'.repeat(24);

let body: object;

answeringAdmin((_req, res) => res.end(JSON.stringify(body)));

const nobody = { hasNationalId: () => false, hasPhone: () => false };
const buyer = { nationalId: 'V12345678', reference: '1', phoneCode: '58', phone: '4141234567' };

describe.each([[{ ok: true }], [{ ok: true, rifa: null, rifas: null, tickets: null }], [[]]])(
  'an answer of %j is a failure of the admin API',
  (answer) => {
    beforeEach(() => (body = answer));

    test.each([
      ['a raffle', () => getRaffle(RIFID)],
      ['raffles', () => listRaffles({ isOpen: true, limit: 5 })],
      ['tickets', () => getTicketsByNumber(RIFID, ['01'])],
      ['the winner', () => getWinner(RIFID)],
      ['who holds numbers', () => findHolding(RIFID, ['01'], nobody)],
      ['a purchase', () => searchPurchase({ raffleId: RIFID, ...buyer })],
      [
        'own tickets',
        () => verifyTickets({ raffleId: RIFID, nationalId: 'V12345678', phoneEnding: '4567' }),
      ],
    ])('asked for %s', async (_what, ask) => {
      expect(await ask()).toMatchObject({ ok: false, reason: 'garbled' });
    });
  },
);
