import { startDemoApi } from '../../lib/testing/demo-api';

test.each([
  ['POST', 'raffles'],
  ['POST', 'faults'],
  ['POST', 'uploads/rifa/a.jpg'],
  ['DELETE', 'requests'],
])('without the flag there is no %s /__control/%s', async (method, route) => {
  const plain = await startDemoApi({ testControls: false });
  expect((await fetch(`${plain.origin}/__control/${route}`, { method })).status).toBe(404);
  await plain.stop();
});
