import { accountDetails } from './account-details';
import { accountLines } from './plain-text';

/** What is shown of an account as its owner typed it, followed by the text copied if that differs. */
export function readingOf(typed: string): string {
  return accountDetails(accountLines(typed))
    .map(({ label, value, copy }) => `${label}: ${value}${copy === value ? '' : ` > ${copy}`}`)
    .join('; ');
}
