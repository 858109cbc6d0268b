import { setTimeout as pause } from 'node:timers/promises';
import { listenWith } from '../testing/listen';
import { freePort } from './free-port';
import { untilAnswers } from './until-answers';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

test('a redirect is an answer, and is not followed', async () => {
  const moved = await listenWith((_req, res) => res.writeHead(307, { location: '/home' }).end());
  await untilAnswers(() => moved.origin);
  await moved.close();
});

test('a server that is not there yet is asked again a moment later, at the address of that time', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const there = await listenWith((_req, res) => res.end('por fin'));
  const addresses = [nobody, nobody];
  const asked = jest.fn(() => addresses.shift() ?? there.origin);
  await untilAnswers(asked);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(jest.mocked(pause).mock.calls).toEqual([[50], [50]]);
  await there.close();
});
