import { createECDH, randomBytes } from 'node:crypto';
import { readDevice } from './device';

let siteUrl = 'https://rifas.example.com';
jest.mock('@/lib/platform/env', () => ({ environment: () => ({ siteUrl }) }));
beforeEach(() => (siteUrl = 'https://rifas.example.com'));

const p256dh = createECDH('prime256v1').generateKeys('base64url');
const auth = randomBytes(16).toString('base64url');
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc:def';

test.each([
  endpoint,
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://jmt17.google.com/fcm/send/abc:def',
  'https://web.push.apple.com/QOxyz',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('the push service %s is accepted', (address) => {
  expect(readDevice({ endpoint: address, p256dh, auth, expirationTime: null })).toEqual({
    endpoint: address,
    p256dh,
    auth,
  });
});

test.each([
  ['another server', 'https://evil.example/fcm'],
  ['a name that only ends like one', 'https://evilgoogleapis.com/fcm'],
  ['a user before another server', 'https://fcm.googleapis.com@evil.example/'],
  ['a user of a push service', 'https://user:word@fcm.googleapis.com/fcm'],
  ['a script of anybody', 'https://script.google.com/macros/s/AKfy/exec'],
  ['a folder of anybody', 'https://anybody.storage.googleapis.com/fcm'],
  ['no TLS', 'http://fcm.googleapis.com/fcm'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm'],
  ['this machine', 'http://127.0.0.1:6379/'],
  ['the machines of a cloud', 'http://169.254.169.254/latest'],
  ['a file', 'file:///etc/passwd'],
  ['no address', 'fcm'],
  ['a number', 7],
  ['nothing', undefined],
])('an endpoint at %s is not', (_, address) => {
  expect(readDevice({ endpoint: address, p256dh, auth })).toBeNull();
});

test.each([[null], ['text'], [7], [[]]])('%j is no subscription', (given) => {
  expect(readDevice(given)).toBeNull();
});

test('a shop on this machine may use a push service beside it, and one on the web may not', () => {
  const beside = { endpoint: 'http://127.0.0.1:4999/push/1', p256dh, auth };
  siteUrl = 'http://localhost:3000';
  expect(readDevice(beside)).toEqual(beside);
  expect(readDevice({ ...beside, endpoint: 'http://10.0.0.7/push' })).toBeNull();
  siteUrl = 'https://rifas.example.com';
  expect(readDevice(beside)).toBeNull();
});
