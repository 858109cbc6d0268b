import { tmpdir } from 'node:os';
import { canConvert } from './conversion-check';

afterEach(() => jest.restoreAllMocks());

test('a picture process that does not start is noticed', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  expect(await canConvert()).toBe(false);
});
