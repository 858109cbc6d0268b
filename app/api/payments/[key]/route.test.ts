import { randomUUID } from 'node:crypto';
import { logger } from '@/lib/platform/log/logger';
import { GET } from './route';

async function warningsAfter(query: string): Promise<unknown[]> {
  const warned = jest.spyOn(logger, 'warn').mockImplementation();
  const key = randomUUID();
  const request = new Request(`http://shop.example/api/payments/${key}${query}`);
  await GET(request, { params: Promise.resolve({ key }) });
  const lines = warned.mock.calls.map(([line]) => line as unknown);
  warned.mockRestore();
  return lines;
}

jest.mock('next/server', () => ({ after: () => undefined }));

test('a stranger’s question about any key writes no line for the owner', async () => {
  expect(await warningsAfter('?answered=413')).toEqual([]);
});
