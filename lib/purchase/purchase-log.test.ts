import type Pino from 'pino';
import type * as LogOptions from '@/lib/platform/log/logger';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import type { DemoFault } from '@/lib/testing/demo-control';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

const mockLines: string[] = [];

jest.mock('@/lib/platform/log/logger', () => {
  const pino = jest.requireActual<typeof Pino>('pino');
  const { logOptions } = jest.requireActual<typeof LogOptions>('@/lib/platform/log/logger');
  const write = (line: string) => void mockLines.push(line);
  return { logger: pino.pino({ ...logOptions, level: 'trace' }, { write }) };
});

const demo = demoOfSuite();

beforeEach(() => mockLines.splice(0));

const buyer = {
  name: 'Xiomara Zambrano',
  nationalId: 'V27182818',
  phone: '4148675309',
  address: 'Calle Samán, Acarigua',
  reference: '31415926535',
};

test.each<[string, Omit<DemoFault, 'path' | 'match'>[]]>([
  ['registered', []],
  ['refused', [{ kind: 'status', status: 400, body: { ok: false, msg: 'No' } }]],
  ['answered with an error', [{ kind: 'status-after', status: 500 }]],
  ['answered with a page', [{ kind: 'html' }]],
  ['never answered', [{ kind: 'silence' }]],
  ['cut off', [{ kind: 'cut-after' }]],
])(
  'no line on a purchase that is %s holds anything of its buyer, under any key',
  async (_how, faults) => {
    const service = openTestService();
    const { rifid, purchase } = await openRaffle(demo);
    for (const fault of faults)
      await demo.control.addFault({ path: PAYMENTS, match: rifid, ...fault });
    const bought = purchase(['01'], buyer);
    await service.submit(bought, receipt);
    await service.finished(bought.key);
    expect(mockLines.length).toBeGreaterThan(0);
    for (const told of Object.values(buyer)) expect(mockLines.join('')).not.toContain(told);
  },
);
