import { expect, test } from '../../fixtures/any-shop';
import { AGENTS } from '../../previews/agents.mjs';
import { checkPage } from '../../previews/check-page.mjs';
import { shopUrl } from '../../support/addresses';

test('a shared raffle shows its whole card to all who make previews @smoke @seo', async ({
  openRaffle,
}) => {
  for (const agent of AGENTS) {
    const { checks } = await checkPage(`${shopUrl}/rifa/${openRaffle.id}`, agent);
    expect(
      checks.filter(({ ok }) => !ok),
      agent.name,
    ).toEqual([]);
  }
});
