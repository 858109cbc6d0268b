/** By this message Next tells the front that it shows other content. */
export const CONTENT_TAKEN = 'content-taken';
