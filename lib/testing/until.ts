import { setTimeout as pause } from 'node:timers/promises';

export async function until(
  isSo: () => Promise<boolean> | boolean,
  patienceMs = 25_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`The condition did not become true within ${patienceMs} ms.`);
    await pause(50);
  }
}
