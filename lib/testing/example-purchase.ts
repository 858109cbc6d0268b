import type { PurchaseRequest } from '@/lib/raffle/purchase-schema';

/** Two numbers at five each, as a buyer's browser sends them. */
export function examplePurchase(changes: Partial<PurchaseRequest> = {}): PurchaseRequest {
  return {
    tickets: [exampleTicket(1), exampleTicket(2)],
    method: 'Pago Móvil',
    amount: 10,
    reference: '004512',
    name: 'Ana Pérez',
    nationalId: 'V12345678',
    phoneCode: '58',
    phone: '4141234567',
    address: 'Av. Bolívar, Valencia',
    seen: { packs: [], price: 5, rate: 1 },
    ...changes,
  };
}

export function exampleTicket(place: number) {
  return { id: place.toString(16).padStart(24, '0'), number: String(place).padStart(3, '0') };
}
