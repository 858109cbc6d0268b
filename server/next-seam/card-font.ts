/** The font in which Next draws pictures, so that a poster has the same. From the shop's folder. */
export const CARD_FONT = 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf';
