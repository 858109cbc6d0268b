export function whatsappChat(link: string, message: string): string {
  const url = new URL(link);
  url.searchParams.set('text', message);
  // WhatsApp reads `+` as a plus sign, not as a space.
  return url.toString().replaceAll('+', '%20');
}
