export function digitalTicketKey(token: string): string {
  return `/api/boletos/${token}`;
}
