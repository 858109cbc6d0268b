type Cost = 'plain' | 'light' | 'heavy' | 'refused';

export const hasPackedTexts: (bytes: Buffer) => boolean = () => false;

export const costOf: (metadata: object, bytes: Buffer) => Cost = () => 'plain';
