import { startDemoApi, type DemoApi } from './demo-api';

type Options = Parameters<typeof startDemoApi>[0] & {
  /** Whether the shop is set to sell for the demo's seller. */
  withSeller?: boolean;
};

/** A demo admin API, to which the shop's settings lead, from the suite's first test to its last. */
export function demoOfSuite({ withSeller = false, ...options }: Options = {}): DemoApi {
  const demo = {} as DemoApi;
  beforeAll(async () => {
    Object.assign(demo, await startDemoApi(options));
    process.env.ADMIN_API_URL = demo.apiUrl;
    if (withSeller) process.env.ADMIN_SELLER_ID = demo.sellerId;
  });
  afterAll(() => demo.stop());
  return demo;
}
