export const WORKER = '/sw.js';

/** The front makes this page when it starts, with the owner's name and colours. */
export const OFFLINE_PAGE = '/offline.html';
