import { clientAddress } from './client-address';

function from(forwarded: string | null, trusted: string[] = []): string {
  const headers: HeadersInit = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress(new Request('http://shop.example/', { headers }), trusted);
}

test('without proxies the client is the address that connected, whatever it claims', () => {
  expect(from('1.1.1.1, 2.2.2.2, 200.8.1.9')).toBe('200.8.1.9');
  expect(from('200.8.1.9')).toBe('200.8.1.9');
});

test('a trusted proxy is believed about its own client, and nobody before', () => {
  const trusted = ['10.0.0.0/8', '192.168.1.5'];
  expect(from('6.6.6.6, 200.8.1.9, 10.1.2.3', trusted)).toBe('200.8.1.9');
  expect(from('6.6.6.6, 200.8.1.9, 192.168.1.5, 10.1.2.3', trusted)).toBe('200.8.1.9');
  expect(from('6.6.6.6, 200.8.1.9, 192.168.1.6', trusted)).toBe('192.168.1.6');
});

test('a word that is no address ends the search at the last one that is', () => {
  expect(from('6.6.6.6, nobody, 10.1.2.3', ['10.0.0.0/8'])).toBe('10.1.2.3');
  expect(from('$where, {"$ne":1}')).toBe('unknown');
  expect(from(null)).toBe('unknown');
});

test('ports, brackets and mapped addresses are the same address', () => {
  expect(from('::ffff:200.8.1.9')).toBe('200.8.1.9');
  expect(from('200.8.1.9:52100')).toBe('200.8.1.9');
  expect(from('200.8.1.9, ::ffff:10.0.0.1', ['10.0.0.0/8'])).toBe('200.8.1.9');
});

test('one subscriber with many IPv6 addresses is one client', () => {
  expect(from('2800:484:1:2:aaaa:bbbb:cccc:dddd')).toBe('2800:484:1:2::/64');
  expect(from('[2800:484:1:2::7]:443')).toBe('2800:484:1:2::/64');
  expect(from('2800:484::7')).toBe('2800:484:0:0::/64');
  expect(from('2800:484:1:2::7, fd00::1', ['fd00::/8'])).toBe('2800:484:1:2::/64');
});
