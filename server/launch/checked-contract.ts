import { NO_TICKET } from '../http/front';
import type { StyleOf } from '../next-seam/transform-html';
import type { PageContract } from '../next-seam/page-contract';
import { checkStart } from '../next-seam/start-check';
import { untilAnswers } from './until-answers';

/** @throws when pages cannot be sent so that they work */
export async function checkedContract(
  origin: () => string,
  styleOf: StyleOf,
): Promise<PageContract> {
  const { status, text } = await untilAnswers(() => origin() + NO_TICKET.path);
  if (status !== 200) throw new Error(`Next cannot make a page: ${status} for ${NO_TICKET.path}`);
  const { contract, changes } = checkStart(text, styleOf);
  if (changes.length > 0) {
    console.error(
      `NEXT HAS CHANGED: ${changes.join('; ')}.\n` +
        'Pages go out as Next makes them: the shop sells, but its pages are slower, and taps before its scripts run ' +
        'are lost. server/next-seam/README.md says what to do.',
    );
  }
  return contract;
}
