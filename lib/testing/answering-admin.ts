import type { RequestListener } from 'node:http';
import { listenWith } from '@/server/testing/listen';

export async function startAnsweringAdmin(answer: RequestListener): Promise<() => void> {
  const { origin, close } = await listenWith(answer);
  process.env.ADMIN_API_URL = `${origin}/api`;
  return () => void close();
}

/** The same from the suite's first test to its last. */
export function answeringAdmin(answer: RequestListener): void {
  let stop = () => {};
  beforeAll(async () => {
    stop = await startAnsweringAdmin(answer);
  });
  afterAll(() => stop());
}
