type Turn = { client: string; isHeavy: boolean; isLowPriority?: boolean };

/** Treats all pictures as those of one client. */
const SHOP: Turn = { client: 'shop', isHeavy: true };

export const pagePictureSlot: (client: string) => Turn = () => SHOP;

export const cardSlot: (client: string) => Turn = () => SHOP;
