/** With a raffle's id, the key of its purchases in localStorage. In a file of its own, because every page loads it. */
export const OWN_NUMBERS = 'own-numbers:';
