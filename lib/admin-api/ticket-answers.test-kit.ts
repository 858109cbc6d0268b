import { adminFailure, type AdminResult } from './failure';
import { readAdmin } from './transport';
import type { Wire } from './wire';

type TicketQuery = {
  $or?: { numero: { $regex: string; $options: string } }[];
  sort?: { numero: number };
  desde?: number;
  hasta?: number;
  random?: boolean;
};

type TicketResult = AdminResult<Wire<string>>;

export const RIFID = 'a'.repeat(24);

/** The query for its free tickets. */
export const FREE = { rifa: RIFID, estado: 'Disponible', disponible: true };

export const NO_ANSWER = adminFailure('timeout');

/** For tests with `jest.mock('./transport')`; requests without JSON get an empty question. */
export function answerTickets(answer: (question: TicketQuery) => TicketResult): void {
  jest
    .mocked(readAdmin)
    .mockReset()
    .mockImplementation(({ json }) => Promise.resolve(answer(json ?? {})));
}

export function found(...tickets: unknown[]): TicketResult {
  return { ok: true, value: { ok: true, tickets } };
}

export function freeRow(numero: string) {
  return { tid: `t${numero}`, numero, estado: 'Disponible', disponible: true };
}

export function freeTicket(number: string) {
  return { id: `t${number}`, number, status: 'available' };
}

export function asked(): unknown[] {
  return jest.mocked(readAdmin).mock.calls.map(([{ json }]) => json);
}
