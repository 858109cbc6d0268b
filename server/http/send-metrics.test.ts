import { PassThrough } from 'node:stream';
import { createFrontMetrics, createSendMetrics } from './front-metrics';
import type { Relay } from './relay';

const HEADERS = { 'content-type': 'text/plain', 'content-length': '4' };

function ask({ method = 'GET', statusCode = 200 } = {}) {
  const answer = Object.assign(new PassThrough(), { statusCode, headers: HEADERS });
  const req = { method, headers: { 'accept-encoding': 'gzip', accept: '*/*' } };
  const res = { destroy: jest.fn(), writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  let isTaken: boolean | void = false;
  const relay: Relay = (_req, _res, watch) => (isTaken = watch?.(answer as never));
  createSendMetrics(relay, createFrontMetrics())(req as never, res as never);
  return { answer, req, res, isTaken };
}

test('the counts of Next are followed by those of the front, with the length of both', async () => {
  const { answer, res, isTaken } = ask();
  expect(isTaken).toBe(true);
  const ended = new Promise<string>((resolve) => res.end.mockImplementation(resolve));
  answer.end('a 1\n');
  expect(await ended).toMatch(/^a 1\n# HELP storefront_front_requests_total /);
  expect(res.writeHead.mock.calls).toEqual([[200, { 'content-type': 'text/plain' }]]);
});

test('Next is asked for plain text', () => {
  expect(ask().req.headers).toEqual({ accept: '*/*' });
});

test.each([{ method: 'HEAD' }, { method: 'POST' }, { statusCode: 401 }, { statusCode: 404 }])(
  'an answer that is no list passes as it is: %j',
  (asked) => {
    expect(ask(asked).isTaken).toBe(false);
  },
);

test('a list that is cut off there is cut off here', () => {
  const { answer, res } = ask();
  answer.emit('error', new Error('aborted'));
  expect(res.destroy).toHaveBeenCalledTimes(1);
  expect(res.writeHead).not.toHaveBeenCalled();
});
