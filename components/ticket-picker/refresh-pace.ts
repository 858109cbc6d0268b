/** Between two looks at the availability, while the tab is visible and answers come. */
export const REFRESH_MS = 10_000;
