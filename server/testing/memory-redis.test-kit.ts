import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';

/** The part of Redis that a shared memory uses. */
export function memoryRedis(status = 'ready') {
  const kept = new Map<string, { bytes: Buffer; seconds: number }>();
  const server = Object.assign(new EventEmitter(), {
    status,
    mgetBuffer: jest.fn(async (keys: string[]) => keys.map((key) => kept.get(key)?.bytes ?? null)),
    set: jest.fn(async (key: string, bytes: Buffer, _unit: 'EX', seconds: number) => {
      kept.set(key, { bytes, seconds });
    }),
    del: jest.fn(async (key: string) => void kept.delete(key)),
  });
  return { redis: server as unknown as Redis, server, kept };
}
