import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createClientSlots } from './client-slots';

type Lane = 'health' | 'sent' | 'read' | 'page';
type Counts = { begun: number; refused: number };

function openLanes() {
  const inClientSlot = createClientSlots(['127.0.0.1']);
  const told: Counts = { begun: 0, refused: 0 };

  function come(client: string, lane: Lane) {
    const headers = { 'x-forwarded-for': client };
    const socket = { remoteAddress: '127.0.0.1' };
    const req = { url: '/', method: 'GET', headers, socket } as unknown as IncomingMessage;
    const res = Object.assign(new EventEmitter(), {
      setHeader: () => res,
      writeHead: () => res,
      end: () => {
        told.refused += 1;
        return res;
      },
    });
    void inClientSlot(req, res as unknown as ServerResponse, () => void (told.begun += 1), lane);
  }
  return { come, told };
}

/** `count` clients, a thousand at most. */
const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => `200.8.${index >> 8}.${index & 255}`);

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());

test.each<[Lane, number]>([
  ['health', 8],
  ['sent', 96],
  ['read', 16],
  ['page', 8],
])(
  'one client in the lane of %s has %i requests begun, and five hundred waiting',
  async (lane, most) => {
    const { come, told } = openLanes();
    for (let request = 0; request < most + 500; request += 1) come('200.8.1.1', lane);
    await settle();
    expect(told).toEqual({ begun: most, refused: 0 });
    come('200.8.1.1', lane);
    await settle();
    expect(told).toEqual({ begun: most, refused: 1 });
  },
);

test.each<[Lane, number]>([
  ['health', 32],
  ['sent', 600],
  ['read', 256],
  ['page', 48],
])('six hundred clients in the lane of %s have %i requests served at once', async (lane, most) => {
  const { come, told } = openLanes();
  for (const client of clients(600)) come(client, lane);
  await settle();
  expect(told).toEqual({ begun: most, refused: 0 });
});

test('a request that has waited for twenty seconds is refused, not before', async () => {
  const { come, told } = openLanes();
  for (let request = 0; request < 9; request += 1) come('200.8.1.1', 'page');
  await jest.advanceTimersByTimeAsync(19_999);
  expect(told).toEqual({ begun: 8, refused: 0 });
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual({ begun: 8, refused: 1 });
});
