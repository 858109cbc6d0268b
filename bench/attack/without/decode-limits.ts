export const hasPackedTexts: (bytes: Buffer) => boolean = () => false;

export const costOf: (metadata: object, bytes: Buffer) => 'plain' = () => 'plain';
