import { startShopInstance } from '@/lib/testing/shop-instance';
import { LACKING } from './without-front';

const ADMIN_API_URL = 'http://127.0.0.1:9/api';

test.each(['', 'true', 'client-limits'])(
  'the built shop refuses to start without its front (WITHOUT_FRONT=%s), and says what would be lost',
  async (WITHOUT_FRONT) => {
    const start = startShopInstance({ ADMIN_API_URL, WITHOUT_FRONT });
    await expect(start).rejects.toThrow(
      /cannot start[^]*X-Forwarded-For[^]*security policy[^]*with 200/,
    );
  },
);

test('whoever names all of it gets Next alone', async () => {
  const shop = await startShopInstance({ ADMIN_API_URL, WITHOUT_FRONT: LACKING });
  await shop.stop();
});
