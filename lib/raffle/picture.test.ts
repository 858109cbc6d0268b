import { NO_PICTURE, pictureSources } from './picture';

test('every width is offered, and the middle one to a browser that cannot choose', () => {
  expect(pictureSources('/uploads/rifa/moto.jpg', [384, 640, 828])).toEqual({
    src: '/uploads/rifa/moto.jpg?w=640',
    srcSet:
      '/uploads/rifa/moto.jpg?w=384 384w, /uploads/rifa/moto.jpg?w=640 640w, /uploads/rifa/moto.jpg?w=828 828w',
  });
});

test("a raffle without a picture shows the shop's drawing", () => {
  expect(pictureSources(null, [96]).src).toBe(`${NO_PICTURE}?w=96`);
});
