import { tmpdir } from 'node:os';
import { collect, wrong } from './finding';
import { serviceFindings } from './service-checks';

test('a picture process that does not start is noticed', async () => {
  process.env.ADMIN_API_URL = 'http://127.0.0.1:9/api';
  jest.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  const sentence = expect.stringContaining('no se pueden convertir');
  expect(await collect(serviceFindings())).toContainEqual(wrong(sentence));
});
