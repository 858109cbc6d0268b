/** What sharp itself allows. */
export const maxPixels = () => 268_402_689;

export const isTooLarge = () => false;

export const isHeavy = () => false;
