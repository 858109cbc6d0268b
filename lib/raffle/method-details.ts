import { accountDetails } from './account-details';
import { byRank, type AccountDetail } from './account-kinds';
import type { PaymentMethod } from './types';

/** Sellers also write bank and document into the description; its other words may not be for paying. */
const ALSO_DESCRIBED = ['bank', 'id'];

/** The rows to enter in a bank's app, and the words of the description that are not among them. */
export function methodDetails(
  description: string,
  account: string,
): Pick<PaymentMethod, 'details' | 'note'> {
  const own = account ? accountDetails(account) : [];
  const described = accountDetails(description);
  const missing = described.filter(
    ({ kind }) => ALSO_DESCRIBED.includes(kind) && !own.some((one) => one.kind === kind),
  );
  const isClear = new Set(missing.map(({ kind }) => kind)).size === missing.length;
  const added = account && isClear ? missing : [];
  const isTold = (one: AccountDetail) =>
    added.includes(one) || own.some(({ value, kind }) => kind === one.kind && value === one.value);
  return {
    details: (added.length > 0 ? [...own, ...added].sort(byRank) : own).map(
      ({ label, value, copy }) => (copy === value ? [label, value] : [label, value, copy]),
    ),
    ...(described.every(isTold) ? {} : { note: description }),
  };
}
