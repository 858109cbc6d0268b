/** What sharp itself allows. */
export const maxPixels: (kind: string) => number = () => 268_402_689;

export const isTooLarge: (header: object) => boolean = () => false;

export const isHeavy: (header: object) => boolean = () => false;
