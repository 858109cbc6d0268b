import type { IncomingMessage } from 'node:http';
import { imageKey } from './image-cache';

const keyOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  imageKey({ method, url, headers } as Partial<IncomingMessage> as never);

test('GET and HEAD of a picture have the same key', () => {
  expect(keyOf('/uploads/a.jpg', {}, 'HEAD')).toBe(keyOf('/uploads/a.jpg'));
  expect(keyOf('/uploads/a.jpg')).not.toBeNull();
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s means no picture', (method) => {
  expect(keyOf('/uploads/a.jpg', {}, method)).toBeNull();
});

test.each([
  ['/uploads/rifa/a.jpg', true],
  ['/uploads/rifa/a.jpg?w=1.avif', true],
  ['/uploads/rifa/a.jpg?w=6400.jpeg', true],
  [`/uploads/${'a'.repeat(300)}?w=640.jpeg`, true],
  [`/uploads/${'a'.repeat(301)}?w=640.jpeg`, false],
  ['/uploads/', false],
  ['/uploads/?w=640.jpeg', false],
  ['/uploads/a.jpg?w=64000.jpeg', false],
  ['/uploads/a.jpg?w=640', false],
  ['/uploads/a.jpg?w=640.web', false],
  ['/uploads/a.jpg?w=', false],
  ['/uploads/a.jpg?w=640.jpeg&x=1', false],
  ['/uploads/a.jpg?', false],
  ['/x/uploads/a.jpg', false],
  ['/brand/logo.svg', false],
])('%s is held as a picture: %s', (url, isHeld) => {
  expect(keyOf(url) !== null).toBe(isHeld);
});

test('pictures differ by address, width and format, and not by the browser', () => {
  const url = '/uploads/a.jpg?w=640.avif';
  expect(keyOf(url, { accept: 'image/avif' })).toBe(keyOf(url, { accept: '*/*' }));
  const different = [
    keyOf(url),
    keyOf('/uploads/a.jpg?w=640.jpeg'),
    keyOf('/uploads/a.jpg?w=828.avif'),
    keyOf('/uploads/b.jpg?w=640.avif'),
    keyOf('/uploads/a.jpg'),
  ];
  expect(new Set(different).size).toBe(different.length);
});
