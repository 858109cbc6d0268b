import pino from 'pino';
import { asRequest } from './current-request';
import { logger } from './logger';

test('a line says what its request is, and nothing of the lines before it', async () => {
  const lines: object[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as object) };
  Object.assign(logger, { level: 'info', [pino.symbols.streamSym]: stream });
  await asRequest({ requestId: 'r1', route: 'purchase' }, async () => {
    logger.warn({ event: 'redis-away', error: 'gone' });
    logger.info({ event: 'purchase-sent' });
  });
  expect(lines).toEqual([
    expect.objectContaining({ requestId: 'r1', route: 'purchase', error: 'gone' }),
    expect.not.objectContaining({ error: 'gone' }),
  ]);
});
