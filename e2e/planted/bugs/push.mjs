const STORE = ['lib/push/subscriptions.redis.test.ts'];
const ROUTE = ['app/api/boletos/[token]/avisos/route.test.ts'];
const DEVICE = { file: 'lib/push/device.ts', tests: ['lib/push/device.test.ts'] };
const FILES = { file: 'lib/push/subscription-files.ts', tests: STORE };
const REDIS = { file: 'lib/push/subscriptions-in-redis.ts', tests: STORE };
const WATCHER = { tests: ['lib/push/watcher.test.ts'] };
const TURN_ON_AND_OFF = { file: 'app/api/boletos/[token]/avisos/route.ts', tests: ROUTE };

export const push = [
  {
    ...DEVICE,
    name: 'a phone names any server as its push service',
    find: "if (url.protocol === 'https:' && url.port === '' && isService) return endpoint;",
    replace: "if (url.protocol === 'https:') return endpoint;",
  },
  {
    ...DEVICE,
    name: 'a server that only ends like a push service is asked',
    find: '`.${url.hostname}`.endsWith(`.${host}`)',
    replace: 'url.hostname.endsWith(host)',
  },
  {
    ...DEVICE,
    name: 'a shop on the web asks this machine',
    find: 'return isLoopback(url) && isLocalHost(new URL(environment().siteUrl)) ? endpoint : null;',
    replace: 'return isLoopback(url) ? endpoint : null;',
  },
  {
    ...DEVICE,
    name: 'keys that nothing can be encrypted for are stored',
    find: 'read.length === bytes && ',
    replace: '',
  },
  {
    name: 'a shop without TLS offers push',
    file: 'lib/push/push-keys.ts',
    find: "if (site.protocol !== 'https:' && !isLocalHost(site)) return 'SITE_URL has no TLS';",
    replace: '',
    tests: ['lib/push/push-keys.test.ts'],
  },
  {
    ...FILES,
    name: 'two claims of one notice in files are both the first',
    find: "ends, { flag: 'wx' }",
    replace: 'ends',
  },
  {
    ...FILES,
    name: 'a claim in files never ends',
    find: '> now) return false;',
    replace: '> 0) return false;',
  },
  {
    ...FILES,
    name: 'what was told is claimed again in files',
    find: 'if (!existsSync(told)) return true;',
    replace: 'return true;',
  },
  {
    ...FILES,
    name: 'a ticket in files has any number of phones',
    find: 'others.length >= MOST.phonesOfTicket',
    replace: 'others.length >= MOST.phones',
  },
  {
    ...FILES,
    name: 'the files have no bound over the raffles',
    find: '(await count()) >= MOST.phones',
    replace: 'ids.length >= MOST.phones',
  },
  {
    ...REDIS,
    name: 'two claims of one notice in Redis are both the first',
    find: 'if held and (tonumber(held) or math.huge) > tonumber(now) then return 0 end',
    replace: '',
  },
  {
    ...REDIS,
    name: 'a claim in Redis never ends',
    find: '(tonumber(held) or math.huge) > tonumber(now)',
    replace: 'true',
  },
  {
    ...REDIS,
    name: 'what was told is claimed again in Redis',
    find: '(tonumber(held) or math.huge)',
    replace: '(tonumber(held) or 0)',
  },
  {
    ...REDIS,
    name: 'what was told while Redis was away is told again',
    find: 'if (unwritten.has(told + name)) await markTold(raffleId, id, notice);',
    replace: '',
  },
  {
    ...REDIS,
    name: 'what was told stays in Redis for ever',
    find: "redis.call('EXPIRE', told, life)",
    replace: '',
  },
  {
    ...REDIS,
    name: 'a phone that is removed twice makes room for two',
    find: "if redis.call('HDEL', KEYS[1], ARGV[1]) == 1 then redis.call('HINCRBY', KEYS[2], ARGV[2], -1) end`;",
    replace: "redis.call('HDEL', KEYS[1], ARGV[1])\nredis.call('HINCRBY', KEYS[2], ARGV[2], -1)`;",
  },
  {
    name: 'endpoint and ticket are stored for everybody to read',
    file: 'lib/push/subscription.ts',
    find: 'return seal(Buffer.from(JSON.stringify({ token, device })), ticketKeys());',
    replace: 'return JSON.stringify({ token, device });',
    tests: STORE,
  },
  {
    ...TURN_ON_AND_OFF,
    name: 'another site turns notices on',
    find: "if (!isOwnRequest(request)) return apiError('forbidden', UNREADABLE);\n  const sealed = ticketOf(token);\n  if (!sealed || !pushKeys())",
    replace: 'const sealed = ticketOf(token);\n  if (!sealed || !pushKeys())',
  },
  {
    ...TURN_ON_AND_OFF,
    name: 'a raffle with a winner still offers notices',
    find: 'winner === null ? keys.publicKey : null',
    replace: 'keys.publicKey',
  },
  {
    ...WATCHER,
    name: 'what one look saw is told',
    file: 'lib/push/watcher.ts',
    find: 'const stands = last.seen && inBoth(last.seen, seen);',
    replace: 'const stands = seen;',
  },
  {
    ...WATCHER,
    name: 'phones are told at night',
    file: 'lib/push/notices.ts',
    find: 'if (isQuiet(now)) return [];',
    replace: '',
  },
  {
    ...WATCHER,
    name: 'a phone that is gone is kept',
    file: 'lib/push/tell.ts',
    find: "if (result === 'gone') return store.remove(raffleId, id);",
    replace: '',
  },
  {
    ...WATCHER,
    name: 'a refused message is lost',
    file: 'lib/push/tell.ts',
    find: "if (result && result !== 'refused') await markTold();",
    replace: 'if (result) await markTold();',
  },
  {
    ...WATCHER,
    name: 'a message that was perhaps taken is sent again',
    file: 'lib/push/tell.ts',
    find: "result !== 'refused'",
    replace: "result !== 'refused' && result !== 'timeout'",
  },
  {
    ...WATCHER,
    name: 'a push service sends the shop elsewhere',
    file: 'lib/push/send-message.ts',
    find: "redirect: 'error',",
    replace: "redirect: 'follow',",
    tests: ['lib/push/watcher.test.ts', 'lib/push/send-message.test.ts'],
  },
  {
    ...WATCHER,
    name: 'every look asks for numbers that are confirmed',
    file: 'lib/push/look.ts',
    find: 'phones.filter(({ isConfirmed }) => !isConfirmed)',
    replace: 'phones',
  },
  {
    name: 'every instance watches',
    file: 'lib/push/watchers-turn.ts',
    find: 'if holder and holder ~= ARGV[1] then return 0 end',
    replace: '',
    tests: ['lib/push/watcher.redis.test.ts'],
  },
  {
    name: 'what a ticket shows already is told as news',
    file: 'app/api/boletos/[token]/avisos/route.ts',
    find: 'await subscriptions().markTold(raffleId, id, notice.id);',
    replace: 'void notice;',
    tests: ROUTE,
  },
  {
    name: 'a message opens any address',
    file: 'lib/offline/worker/notices.ts',
    find: "/^\\/(boleto|rifa)\\//.test(path) ? path : '/verificar'",
    replace: 'path',
    tests: ['lib/offline/worker/notices.test.ts'],
  },
  {
    name: 'a method that was chosen but nothing of it copied is forgotten',
    file: 'components/purchase/draft/use-draft.ts',
    find: 'isMethodChosen ||',
    replace: '',
    tests: ['components/purchase/state/changed-mind.test.tsx'],
  },
];
