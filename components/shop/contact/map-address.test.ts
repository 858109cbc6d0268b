import { mapFrameAddress } from './office-map';

const valencia = { latitude: 10.1807, longitude: -68.0038 };

test('the frame is centred on the office, west and south first, with a marker on it', () => {
  const { searchParams } = new URL(mapFrameAddress(valencia));
  expect(searchParams.get('bbox')).toBe('-68.0098,10.1747,-67.9978,10.1867');
  expect(searchParams.get('marker')).toBe('10.1807,-68.0038');
});
