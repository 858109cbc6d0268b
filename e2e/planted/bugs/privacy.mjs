const VERIFICATION = {
  file: 'lib/admin-api/verification.ts',
  tests: ['lib/admin-api/verification.test.ts'],
};

export const privacy = [
  {
    name: 'a raffle tells its seller',
    file: 'lib/admin-api/raffles.ts',
    find: "lottery: plainParagraphs(rifa.loteria, 'word'),",
    replace:
      "lottery: plainParagraphs(rifa.loteria, 'word'),\n      ...({ seller: rifa.admin } as object),",
    tests: ['lib/admin-api/raffles.test.ts', 'lib/admin-api/second-generation.test.ts'],
  },
  {
    name: 'a raffle tells the takings of its seller',
    file: 'lib/admin-api/raffles.ts',
    find: 'return { total: available + reserved + paid, available, reserved, paid };',
    replace:
      'return { ...(stats as object), total: available + reserved + paid, available, reserved, paid };',
    tests: ['lib/admin-api/second-generation.test.ts'],
  },
  {
    line: 'ticket-fields',
    name: 'a ticket tells its owner',
    file: 'lib/admin-api/tickets.ts',
    find: 'return id && number ? { id, number, status: reshapeStatus(ticket) } : null;',
    replace:
      'return id && number ? { ...ticket, id, number, status: reshapeStatus(ticket) } : null;',
    tests: ['lib/admin-api/tickets.test.ts'],
  },
  {
    name: 'a winner is known by phone',
    file: 'lib/admin-api/tickets.ts',
    find: "address: winnerShown === 'full' ? plainName(ticket.direccion) : '',",
    replace:
      "address: winnerShown === 'full' ? plainName(ticket.direccion) + text(ticket.telefono) : '',",
    tests: ['lib/admin-api/tickets.test.ts'],
  },
  {
    name: 'a shortened winner keeps the address',
    file: 'lib/admin-api/tickets.ts',
    find: "address: winnerShown === 'full' ? plainName(ticket.direccion) : '',",
    replace: 'address: text(ticket.direccion),',
    tests: ['lib/admin-api/winner-shown.test.ts'],
  },
  {
    name: 'the account of a closed raffle is shown',
    file: 'lib/admin-api/raffles.ts',
    find: "takesPayments(summary) ? method : { ...method, account: '', details: [] },",
    replace: 'method,',
    tests: ['lib/admin-api/raffles.test.ts'],
  },
  {
    ...VERIFICATION,
    name: 'a cédula alone tells the tickets of its owner',
    find: '(phone ? isSamePhone(phone, known) : phoneDigits(known).endsWith(phoneEnding))',
    replace: 'known !== phone',
  },
  {
    ...VERIFICATION,
    name: 'a cédula asks for all that begin like it',
    find: '${[...digits].join(gap)}$`',
    replace: '${[...digits].join(gap)}`',
  },
  {
    name: 'guesses at a cédula are not counted',
    file: 'lib/platform/http/guess-limits.ts',
    find: "[...ofClient, ['missed-by-id', nationalId]]",
    replace: 'ofClient',
    also: [
      {
        file: 'lib/platform/http/guess-limits.ts',
        find: "(await countIn('missed-by-id', nationalId)) !== null",
        replace: 'nationalId === client',
      },
    ],
    tests: ['lib/platform/http/guess-limits.test.ts'],
  },
  {
    name: 'ten guesses of one client become a thousand',
    file: 'lib/platform/http/rate-limit.ts',
    find: "'missed-by-client-and-id': { points: 10, duration: 600 }",
    replace: "'missed-by-client-and-id': { points: 1000, duration: 600 }",
    tests: ['lib/platform/http/guess-limits.test.ts'],
  },
  {
    name: 'the log has cédulas',
    file: 'lib/platform/log/logger.ts',
    find: "'nationalId', ",
    replace: '',
    tests: ['lib/platform/log/log-options.test.ts'],
  },
  {
    name: 'the log has what an error says',
    file: 'lib/platform/log/logger.ts',
    find: 'value instanceof Error ? errorSummary(value) : (value as unknown)',
    replace: 'value instanceof Error ? value.message : (value as unknown)',
    tests: ['lib/platform/log/log-options.test.ts'],
  },
  {
    name: 'the log has the cédula that a purchase is looked for by',
    file: 'lib/admin-api/transport.ts',
    find: String.raw`call.path.replace(/(\/tickets\/search\/[^/]+|\/whatsapp\/send)\/.*/, '$1/…')`,
    replace: 'call.path',
    tests: ['lib/admin-api/transport.test.ts'],
  },
  {
    name: 'a digital ticket opens by another text for the same bytes',
    file: 'lib/ticket/token.ts',
    find: "bytes.toString('base64url') !== token || ",
    replace: '',
    tests: ['lib/ticket/token.test.ts'],
  },
  {
    name: 'a digital ticket shows more of the reference than its end',
    file: 'lib/ticket/token.ts',
    find: 'const words = [head, ...ticket.numbers].join(LINE);',
    replace: 'const words = [head + head, ...ticket.numbers].join(LINE);',
    tests: ['lib/ticket/token.test.ts'],
  },
  {
    name: 'the beginning of a token opens the revalidation',
    file: 'lib/platform/http/bearer-token.ts',
    find: 'return timingSafeEqual(digest(given), digest(expected));',
    replace:
      'return timingSafeEqual(digest(expected), digest(expected)) && expected.startsWith(given);',
    tests: ['lib/platform/http/bearer-token.test.ts'],
  },
];
