/*
 * Paths on a 24 px grid. A page's scripts load every one of this file that any client component uses. `other-icons.ts`
 * has those that a raffle page's client components do not use.
 */

export const CALENDAR =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-10.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 10h17M8 3v4m8-4v4';
export const CLOCK = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2';
export const SHIELD =
  'M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8zM8.8 12l2.3 2.3 4.2-4.4';
export const LOCK =
  'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM8.5 10.5V7.6a3.5 3.5 0 0 1 7 0v2.9M12 14.5v2';
export const TRUCK =
  'M2.5 6.5h11.5v10H2.5zM14 10h4l3.5 3.5v3H14M5 17.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0zM15.5 17.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0z';
export const HEADSET =
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2.5V19H5a1 1 0 0 1-1-1zm16 0h-2.5V19H19a1 1 0 0 0 1-1zM19 19c0 1.5-1.5 2.5-4 2.5';
export const CARD =
  'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8.5a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-8.5a2.5 2.5 0 0 1 2.5 -2.5zM2.5 10h19M6.5 15h4';
export const PEOPLE =
  'M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.6 3.5 5.4';
export const BOLT = 'M13 2.8L5 13.5h6L10.5 21 19 10h-6.2z';
export const PHONE =
  'M5 3.5h3.5l1.8 4.5-2.3 1.6a12 12 0 0 0 6.4 6.4l1.6-2.3 4.5 1.8V19a1.8 1.8 0 0 1-1.9 1.8C10.4 20.3 3.7 13.6 3.2 5.4A1.8 1.8 0 0 1 5 3.5z';
export const BACK = 'M14.5 5.5L8 12l6.5 6.5';
export const FORWARD = 'M9.5 5.5L16 12l-6.5 6.5';
export const SHARE = 'M12 14.5V3.5M8 7l4-3.5L16 7M7.5 11H5v9.5h14V11h-2.5';
export const TICKET = 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11.5 0v2m0 2v2m0 2v2';
