export function whatsappChat(link: string, message: string): string {
  const url = new URL(link);
  url.searchParams.set('text', message);
  // WhatsApp reads `+` as a plus sign, not as a space.
  return url.toString().replaceAll('+', '%20');
}

/** The number that a link names, as it stands there; null if it names a short link instead. */
export function linkedNumber(link: string): string | null {
  const { pathname, searchParams } = new URL(link);
  if (/^\/message\/./.test(pathname)) return null;
  return searchParams.get('phone') ?? pathname.slice(1);
}

/** The number that a link opens, as people read it (`+58 414 712 3456`); null if it opens none. */
export function whatsappNumber(link: string): string | null {
  const digits = linkedNumber(link);
  if (!digits || !/^\d{8,15}$/.test(digits)) return null;
  return `+${digits.replace(/^(58)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;
}
