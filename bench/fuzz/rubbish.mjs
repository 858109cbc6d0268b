import { randomUUID } from 'node:crypto';

/** Odd in itself, whatever it is put into. */
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
  'w',
  '$where',
  'rifa',
  '_rsc',
];
const TYPES = [
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/jpeg', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=XX'],
];

/**
 * The same requests for the same seed.
 * @param {string} raffleId
 * @param {number} seed
 * @returns {() => import('./send-raw.mjs').RawRequest}
 */
export function rubbish(raffleId, seed) {
  const random = randomFrom(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const odd = () => (random() < 0.2 ? pick(ODD) + pick(ODD) : pick(ODD));
  const inPath = () => (random() < 0.5 ? encodeURIComponent(odd()) : printable(odd()));
  const id = () => (random() < 0.5 ? raffleId : inPath());

  const doors = [
    () => `/api/raffles/${id()}/tickets`,
    () => `/api/raffles/${id()}/tickets`,
    () => `/api/raffles/${id()}`,
    () => `/api/raffles/${id()}/winner`,
    () => `/api/raffles/${id()}/payments`,
    () => `/api/raffles/${id()}/verification`,
    () => `/api/payments/${random() < 0.3 ? randomUUID() : inPath()}`,
    () => `/api/${inPath()}`,
    () => '/api/revalidate',
    () => '/api/metrics',
    () => `/uploads/${pick(['rifa', 'portada', 'logo', inPath()])}/${inPath()}`,
    () => `/uploads/portada/preview/${id()}/${inPath()}.jpg`,
    () => `/rifa/${id()}`,
    () => `/${inPath()}`,
  ];

  function query() {
    const count = Math.floor(random() * 4);
    const pairs = Array.from({ length: count }, () => `${pick(QUERY_NAMES)}=${inPath()}`);
    return count > 0 ? `?${pairs.join('&')}` : '';
  }

  function headers() {
    const token = random() < 0.5 ? 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' : header(odd());
    return {
      'content-type': pick(TYPES),
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'sec-fetch-site': pick(['same-origin', 'same-origin', 'cross-site', header(odd())]),
      'idempotency-key': random() < 0.5 ? randomUUID() : header(odd()),
      'x-forwarded-for': header(odd()),
      authorization: `Bearer ${header(odd())}`,
      accept: header(odd()),
      ...(random() < 0.1 ? { rsc: '1' } : {}),
      ...(random() < 0.1 ? { range: `bytes=${header(odd())}` } : {}),
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
    const hasBody = method !== 'GET' && method !== 'HEAD' && random() < 0.7;
    const path = pick(doors)() + query();
    return { method, path, headers: headers(), ...(hasBody ? { body: body() } : {}) };
  };
}

/** What Node lets into a request line. */
function printable(text) {
  return text.replace(/[^\x21-\x7e]|#/gu, (char) => encodeURIComponent(char)).slice(0, 3000);
}

/** What Node lets into a header. */
function header(text) {
  return text.replace(/[^\x20-\xff]/g, '').slice(0, 1000);
}

/** Mulberry32. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
