type RawTicket = {
  tid: string;
  numero: string;
  estado: 'Disponible' | 'Apartado' | 'Pagado';
  nombre?: string;
  telefono?: string;
  cedula?: string;
  pagos: { referencia: string; monto: number; estado: string; img: string | null }[];
};

export async function rawTickets(apiUrl: string, rifa: string, query = {}): Promise<RawTicket[]> {
  const body = JSON.stringify({ rifa, sort: { numero: 1 }, hasta: 1000, ...query });
  const answer = await fetch(`${apiUrl}/tickets/query`, { method: 'POST', body });
  return ((await answer.json()) as { tickets: RawTicket[] }).tickets;
}
