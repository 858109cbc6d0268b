export const isTooLarge: (header: object) => boolean = () => false;

export const isHeavy: (header: object) => boolean = () => false;

export const isPlain: (header: object) => boolean = () => true;
