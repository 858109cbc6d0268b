import type { CompanyProfile } from '@/lib/content/company';
import { isSamePhone } from '@/lib/raffle/is-same-buyer';
import { whatsappNumber } from '@/lib/raffle/whatsapp-chat';

type Numbers = Pick<CompanyProfile, 'whatsapp' | 'salesPhone' | 'phone'>;

export function contactsOf({ whatsapp, salesPhone, phone }: Numbers): string[] {
  const chat = whatsapp && whatsappNumber(whatsapp);
  const call = salesPhone ?? phone;
  const other = chat && call && isSamePhone(call, chat) ? null : call;
  return [chat && `WhatsApp ${chat}`, other].filter((contact) => contact !== null);
}
