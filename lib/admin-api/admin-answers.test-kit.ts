import { adminFailure } from './failure';
import { readAdmin } from './transport';
import type { Wire } from './wire';

type RequestBody = Wire<'rifa' | 'ganador' | 'desde' | 'hasta' | 'abierta'>;

export const idOf = (number: number): string => String(number).padStart(24, '0');

export const broken = adminFailure('broken', { status: 500 });

/** For null the admin API answers with an error. `./transport` must be mocked. */
export function adminAnswers(answer: (path: string, asked: RequestBody) => object | null): void {
  jest.mocked(readAdmin).mockImplementation(({ path, json }) => {
    const value = answer(path, (json ?? {}) as RequestBody);
    return Promise.resolve(value ? { ok: true, value: { ok: true, ...value } } : broken);
  });
}
