import { networksOf } from './client-networks';

test.each([
  ['200.8.1.9', [['200.8.1.9', 1]]],
  ['unknown', [['unknown', 1]]],
  [
    '2800:484:1:2::/64',
    [
      ['2800:484:1:2::/64', 1],
      ['2800:484:1::/48', 2],
    ],
  ],
])('%s counts as %j', (client, expected) => {
  expect(networksOf(client).map(({ name, times }) => [name, times])).toEqual(expected);
});
