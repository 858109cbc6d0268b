import { cleanCode } from './clean-text';

const CURRENCY =
  /^(?:bs\.?[sfd]?|ves|ved|usd|us\$|[$€])\.? ?|\.? ?(?:bs\.?[sfd]?|bol[ií]vares|d[oó]lares|ves|ved|usd|[$€])\.?$/giu;
/** One kind of sign that cuts groups of three: money has two decimals, so `3.963` is not 3,963. */
const THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+)$/;
/** Two kinds of sign: the second one separates the decimals. */
const GROUPED = /^\d{1,3}(?:(?:[. ]\d{3})+,|(?:[, ]\d{3})+\.)\d+$/;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** As a Venezuelan means it: `3.963,70`, `3963,7`, `Bs 3.963,70`. NaN if it is not one amount. */
export function readTypedAmount(typed: string): number {
  if (typed.length > 40) return NaN;
  const written = cleanCode(typed).replace(CURRENCY, '').trim();
  if (THOUSANDS.test(written)) return Number(written.replace(/[^\d]/g, ''));
  if (GROUPED.test(written)) {
    const [, whole = '', decimals] = /^(.*)[.,](\d+)$/.exec(written) ?? [];
    return Number(`${whole.replace(/[^\d]/g, '')}.${decimals}`);
  }
  return PLAIN.test(written) ? Number(written.replace(',', '.')) : NaN;
}
