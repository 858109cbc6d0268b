/** What an owner writes for something that the shop does not have. */
export const NONE = /^\s*(none|ningun[oa])\s*$/i;
