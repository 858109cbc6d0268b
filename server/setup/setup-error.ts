/** Ends the set-up with a sentence for the owner. */
export class SetupError extends Error {}
