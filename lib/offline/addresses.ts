export const WORKER = '/sw.js';

/** Made by the front when it starts, in the owner's name and colours. */
export const OFFLINE_PAGE = '/offline.html';
