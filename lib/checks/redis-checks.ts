import 'server-only';
import type { Redis } from 'ioredis';
import { environment } from '@/lib/platform/env';
import { connectRedis, isRefusal, redisState, whenConnected } from '@/lib/platform/redis/client';
import { lastTicketSecretMark, ticketSecretMark } from '@/lib/platform/redis/ticket-secret-mark';
import { whyNoPush } from '@/lib/push/push-keys';
import { check, type Check } from './check';
import type { Shop } from './shop';

type Part = 'unset' | 'refusing' | 'away' | 'unwritable' | 'policy' | 'forgetful' | 'otherSecret';

/** What the sentence of each part quotes. */
export async function lookAtRedis(): Promise<Partial<Record<Part, string[]>>> {
  const { redisUrl } = environment();
  if (!redisUrl) return { unset: [''] };
  const redis = connectRedis(redisUrl, () => undefined);
  let isRefused = false;
  redis.on('error', (error: Error) => (isRefused ||= isRefusal(error)));
  try {
    await whenConnected(redis);
    const state = await redisState(redis);
    if (isRefused) return { refusing: [''] };
    return state === 'answering' ? await lookInside(redis) : { [state]: [''] };
  } finally {
    redis.disconnect();
  }
}

async function lookInside(redis: Redis): Promise<Partial<Record<Part, string[]>>> {
  // Some hosted Redis servers do not answer CONFIG.
  const setting = async (name: string) =>
    ((await redis.config('GET', name).catch(() => [])) as string[])[1];
  const policy = (await setting('maxmemory-policy')) ?? 'noeviction';
  const savesNothing = (await setting('save')) === '' && (await setting('appendonly')) === 'no';
  const mark = await lastTicketSecretMark(redis);
  return {
    policy: policy === 'noeviction' ? [] : [policy],
    forgetful: savesNothing && !whyNoPush() ? [''] : [],
    otherSecret: mark && mark !== ticketSecretMark() ? [''] : [],
  };
}

const seen =
  (part: Part) =>
  async ({ redis }: Shop) =>
    (await redis())[part] ?? [];

const key = 'REDIS_URL';

export const REDIS_CHECKS: Check[] = [
  check({
    key,
    run: seen('refusing'),
    sentence: () =>
      'Redis no acepta la clave: escribe la suya en la dirección, redis://:clave@servidor:6379 (NOAUTH, WRONGPASS)',
  }),
  check({ key, run: seen('away'), sentence: () => 'Redis no contesta (timeout)' }),
  check({
    key,
    run: seen('unwritable'),
    sentence: () => 'Redis no deja guardar: está lleno, o es la copia de otro (replica)',
  }),
  check({
    key,
    run: seen('policy'),
    sentence: (policy) =>
      `Cuando se llene, Redis olvidaría compras: cambia ${policy} por noeviction (maxmemory-policy)`,
  }),
  check({
    key,
    run: seen('forgetful'),
    sentence: () =>
      'Redis no guarda nada en disco, y al reiniciarse olvidaría a quién avisar: ponle save 60 1, o PUSH_NOTICES=off',
  }),
  check({
    key: 'TICKET_SECRET',
    run: seen('otherSecret'),
    sentence: () =>
      'El secreto no es el de la última instancia que arrancó: los boletos digitales de una no abren en la otra',
  }),
  check({
    key,
    run: seen('unset'),
    sentence: () => 'Sin Redis, cada instancia recuerda solo lo suyo',
    isNote: true,
  }),
];
