import type { Announcement } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** When an announcement ends, in ms, by the clock of Caracas; a day ends with its midnight. `NaN` for anything else. */
export function endOf(until: string): number {
  // JavaScript takes 31 February for a day of March.
  const day = new Date(`${until.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(until.slice(0, 10))) return NaN;
  if (DAY.test(until)) return Date.parse(`${until}T00:00-04:00`) + DAY_MS;
  return MINUTE.test(until) ? Date.parse(`${until}-04:00`) : NaN;
}

export function shownAnnouncement(
  announcement: Announcement | null,
  now: Date,
): Announcement | null {
  return announcement && now.getTime() < endOf(announcement.until) ? announcement : null;
}
