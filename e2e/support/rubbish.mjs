import { randomUUID } from 'node:crypto';
import { createRandom } from '../../bench/purchases/random.mjs';

const ODD = [
  ...['$where', '$ne', '{"$ne":null}', '{"$gt":""}', '[$regex]=.*', '__proto__', 'constructor'],
  ...['(a+)+$', '(.*)*\\1', '[', '\\', '^(?=a)*', '.*', '%', '%00', '%2e%2e%2f', '%E0%A4%A', '%ff'],
  ...['..', '../../etc/passwd', '..\\..\\win.ini', '\u0000', 'ñandú', '٠١٢', '\u202e', '💸', 'ﬀ'],
  ...["' or 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '\r\nX-Bad: 1', 'null'],
  ...['NaN', '-1', '1e309', '99999999999999999999', '0x10', 'true', '', ' ', 'a'.repeat(5000)],
];
const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const QUERY_NAMES = [
  'search',
  'numbers',
  'offset',
  'limit',
  'status',
  'quantity',
  'ending',
  'day',
  'w',
  '$where',
  'rifa',
  '_rsc',
];
const TYPES = [
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/jpeg', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=XX'],
];

/** @param {string} raffleId @param {number} seed @returns {() => import('./send-raw.mjs').RawRequest} */
export function rubbish(raffleId, seed) {
  const { below, chance, pick } = createRandom(seed);
  const odd = () => (chance(0.2) ? pick(ODD) + pick(ODD) : pick(ODD));
  const inPath = () => (chance(0.5) ? encodeURIComponent(odd()) : printable(odd()));
  const id = () => (chance(0.5) ? raffleId : inPath());

  const addresses = [
    () => `/api/raffles/${id()}/tickets`,
    () => `/api/raffles/${id()}/tickets`,
    () => `/api/raffles/${id()}`,
    () => `/api/raffles/${id()}/draw`,
    () => `/api/raffles/${id()}/winner`,
    () => `/api/raffles/${id()}/payments`,
    () => `/api/raffles/${id()}/verification`,
    () => '/api/verification',
    () => `/api/payments/${chance(0.3) ? randomUUID() : inPath()}`,
    () => `/api/${inPath()}`,
    () => '/api/revalidate',
    () => '/api/metrics',
    () => `/uploads/${pick(['rifa', 'portada', 'logo', inPath()])}/${inPath()}`,
    () => `/uploads/portada/preview/${id()}/${inPath()}.jpg`,
    () => `/rifa/${id()}`,
    () => `/${inPath()}`,
  ];

  function query() {
    const count = below(4);
    const pairs = Array.from({ length: count }, () => `${pick(QUERY_NAMES)}=${inPath()}`);
    return count > 0 ? `?${pairs.join('&')}` : '';
  }

  function headers() {
    const token = chance(0.5) ? 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' : header(odd());
    return {
      'content-type': pick(TYPES),
      cookie: `shop-XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'sec-fetch-site': pick(['same-origin', 'same-origin', 'cross-site', header(odd())]),
      'idempotency-key': chance(0.5) ? randomUUID() : header(odd()),
      'x-forwarded-for': header(odd()),
      authorization: `Bearer ${header(odd())}`,
      accept: header(odd()),
      ...(chance(0.1) ? { rsc: '1' } : {}),
      ...(chance(0.1) ? { range: `bytes=${header(odd())}` } : {}),
    };
  }

  function body() {
    const data = JSON.stringify({
      [odd()]: odd(),
      nationalId: odd(),
      phoneEnding: odd(),
      tickets: pick([odd(), [odd()], [{ id: odd() }]]),
    });
    const form = `--XX\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n--XX\r\nContent-Disposition: form-data; name="receipt"; filename="${odd()}"\r\nContent-Type: image/jpeg\r\n\r\n${odd()}\r\n--XX--\r\n`;
    return Buffer.from(pick([form, form, data, odd()]));
  }

  return () => {
    const method = pick(METHODS);
    const hasBody = method !== 'GET' && method !== 'HEAD' && chance(0.7);
    const path = pick(addresses)() + query();
    return { method, path, headers: headers(), ...(hasBody ? { body: body() } : {}) };
  };
}

function printable(text) {
  return text.replace(/[^\x21-\x7e]|#/gu, (char) => encodeURIComponent(char)).slice(0, 3000);
}

function header(text) {
  return text.replace(/[^\x20-\xff]/g, '').slice(0, 1000);
}
