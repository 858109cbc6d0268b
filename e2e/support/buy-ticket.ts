import { buyByApi } from './buy-by-api';
import { onlyDigits, type Buyer } from './new-buyer';

/** In the form that the payment page sends. */
export const plain = (buyer: Buyer) => ({
  ...buyer,
  nationalId: `V${onlyDigits(buyer.nationalId)}`,
  phone: onlyDigits(buyer.phone).slice(1),
});

/** Buys the first free numbers. Returns the path of their digital ticket. */
export async function buyTicket(
  shop: string,
  rifid: string,
  buyer: Buyer,
  count = 1,
): Promise<string> {
  const bought = await buyByApi(shop, rifid, plain(buyer), count);
  const { outcome } = JSON.parse(bought.text) as { outcome: { ticketPath: string } };
  return outcome.ticketPath;
}
