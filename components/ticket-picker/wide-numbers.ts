const SHORT_NUMBER = 5;

/** Whether a number needs broader cells on a phone. */
export function isWide(number: string): boolean {
  return number.length > SHORT_NUMBER;
}
