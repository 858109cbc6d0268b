import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenWith } from '../testing/listen';
import { freePort } from './free-port';
import { untilAnswers } from './until-answers';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

async function answering(send: (res: ServerResponse) => void) {
  const listening = await listenWith((_req, res) => send(res));
  const answer = await untilAnswers(() => listening.origin);
  await listening.close();
  return answer;
}

test('a redirect is an answer, and is not followed', async () => {
  expect(await answering((res) => res.writeHead(307, { location: '/home' }).end('allá'))).toEqual({
    status: 307,
    text: 'allá',
  });
});

test('a server that is not there yet is asked again a moment later, at the address of that time', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const there = await listenWith((_req, res) => res.end('por fin'));
  const addresses = [nobody, nobody];
  const asked = jest.fn(() => addresses.shift() ?? there.origin);
  expect(await untilAnswers(asked)).toEqual({ status: 200, text: 'por fin' });
  expect(asked).toHaveBeenCalledTimes(3);
  expect(jest.mocked(pause).mock.calls).toEqual([[50], [50]]);
  await there.close();
});
