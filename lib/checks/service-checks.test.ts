import { tmpdir } from 'node:os';
import { SERVICE_CHECKS } from './service-checks';
import { createShop } from './shop';

test('a picture process that does not start is noticed', async () => {
  const conversion = SERVICE_CHECKS.find(({ key }) => key === 'sharp');
  jest.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  expect(await conversion?.find(createShop(process.env))).toHaveLength(1);
});
