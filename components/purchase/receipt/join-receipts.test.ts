import { joinedLayout } from './join-receipts';

test('two captures of phones lie beside each other, equally high', () => {
  expect(joinedLayout({ width: 720, height: 1600 }, { width: 360, height: 800 })).toEqual({
    width: 1464,
    height: 1600,
    second: { x: 744, y: 0, width: 720, height: 1600 },
  });
});

test('anything else lies below the first, equally wide', () => {
  expect(joinedLayout({ width: 1600, height: 900 }, { width: 800, height: 1200 })).toEqual({
    width: 1600,
    height: 3324,
    second: { x: 0, y: 924, width: 1600, height: 2400 },
  });
});
