import { randomUUID } from 'node:crypto';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Attempt } from './attempt';

const TRACE = 'ABC234';

export const REGISTERED: PurchaseOutcome = {
  state: 'registered',
  numbers: ['01'],
  ticketPath: '/boleto/x',
  trace: TRACE,
};

export const PARTLY_REGISTERED: PurchaseOutcome = {
  ...REGISTERED,
  state: 'partly-registered',
  taken: ['02'],
};

export const NOT_REGISTERED: PurchaseOutcome = { state: 'not-registered', trace: TRACE };

/** An attempt that was just received, with a new key. */
export function keptAttempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    key: randomUUID(),
    boundTo: 'mark',
    singleFlightKey: randomUUID(),
    opening: randomUUID(),
    trace: TRACE,
    raffleId: 'a'.repeat(24),
    tickets: [{ id: 'b'.repeat(24), number: '01' }],
    phase: 'received',
    buyer: {
      nationalId: 'V12345678',
      reference: '123',
      phoneCode: '58',
      phone: '4141234567',
    },
    note: null,
    terms: null,
    late: null,
    decidableAt: 1,
    outcome: null,
    joined: null,
    ...changes,
  };
}

export const LATE = {
  until: 1,
  buyer: { nationalId: 'mark of the buyer', phones: [] },
  ticketPath: '/boleto/x',
  note: null,
  unheard: 1,
};
