import 'server-only';
import type { Redis } from 'ioredis';
import { environment } from '@/lib/platform/env';
import { connectRedis, isRefusal, redisState, whenConnected } from '@/lib/platform/redis/client';
import { lastTicketSecretMark, ticketSecretMark } from '@/lib/platform/redis/ticket-secret-mark';
import { pushKeys } from '@/lib/push/push-keys';
import { wrong, type Findings } from './finding';

const NOT_ANSWERING = {
  refusing:
    'Redis no acepta la clave: escribe la suya en la dirección, redis://:clave@servidor:6379 (NOAUTH, WRONGPASS) (REDIS_URL)',
  away: 'Redis no contesta (timeout) (REDIS_URL)',
  unwritable: 'Redis no deja guardar: está lleno, o es la copia de otro (replica) (REDIS_URL)',
};

export async function* redisFindings(): Findings {
  const { redisUrl } = environment();
  if (!redisUrl) return;
  const redis = connectRedis(redisUrl, () => undefined);
  let isRefused = false;
  redis.on('error', (error: Error) => (isRefused ||= isRefusal(error)));
  try {
    await whenConnected(redis);
    const answer = await redisState(redis);
    const state = isRefused ? 'refusing' : answer;
    if (state === 'answering') yield* answeringRedisFindings(redis);
    else yield wrong(NOT_ANSWERING[state]);
  } finally {
    redis.disconnect();
  }
}

async function* answeringRedisFindings(redis: Redis): Findings {
  // Some hosted Redis servers do not answer CONFIG.
  const setting = async (name: string) =>
    ((await redis.config('GET', name).catch(() => [])) as string[])[1];
  const policy = (await setting('maxmemory-policy')) ?? 'noeviction';
  if (policy !== 'noeviction') {
    yield wrong(
      `Cuando se llene, Redis olvidaría compras: cambia ${policy} por noeviction (maxmemory-policy) (REDIS_URL)`,
    );
  }
  const savesNothing = (await setting('save')) === '' && (await setting('appendonly')) === 'no';
  if (savesNothing && pushKeys()) {
    yield wrong(
      'Redis no guarda nada en disco, y al reiniciarse olvidaría a quién avisar: ponle save 60 1, o PUSH_NOTICES=off (REDIS_URL)',
    );
  }
  const mark = await lastTicketSecretMark(redis);
  if (mark && mark !== ticketSecretMark()) {
    yield wrong(
      'El secreto no es el de la última instancia que arrancó: los boletos digitales de una no abren en la otra (TICKET_SECRET)',
    );
  }
}
