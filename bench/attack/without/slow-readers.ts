import type { Server } from 'node:http';

export const closeSlowReaders: (server: Server, silenceMs: number) => void = () => undefined;
