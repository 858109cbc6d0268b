/** `3 registered, 1 busy` */
export function tally(list) {
  const counts = new Map();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => `${count} ${one}`).join(', ') || 'none';
}
