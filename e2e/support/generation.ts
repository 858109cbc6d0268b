/** Generation of the admin API's contract. */
export type Generation = 1 | 2;

/** The generation of the demo behind the shop that the stories share. */
export const SHARED_GENERATION: Generation = 1;

/** It has a shop of its own (`projects.ts`, `fixtures/served.ts`). */
export const OTHER_GENERATION: Generation = 2;
