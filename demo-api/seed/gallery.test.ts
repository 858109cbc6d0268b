import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { finishedRaffles } from './finished-raffles';
import { openRaffles } from './open-raffles';

const folder = path.join(__dirname, 'pictures');

const named = [...openRaffles, ...finishedRaffles]
  .flatMap(({ pictures }) => (pictures ? [pictures.cover, ...pictures.others] : []))
  .map((picture) => `${picture}.jpg`);

it('has the file of each picture that a raffle names, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...new Set(named)].sort());
});

it.each([...new Set(named)])('%s weighs at most 60 kB', (file) => {
  expect(statSync(path.join(folder, file)).size).toBeLessThanOrEqual(60_000);
});
