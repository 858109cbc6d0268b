import { sendVerification } from '@/lib/storefront-api/verification';
import { VerificationResult, type VerifyingShop } from './verification-result';
import { VerifyForm } from './verify-form';

type VerifyTicketProps = { raffle: { id: string; name: string }; shop: VerifyingShop };

/** For the page of one raffle. */
export function VerifyTicket({ raffle, shop }: VerifyTicketProps) {
  return (
    <VerifyForm isJustOpened ask={(request) => sendVerification(raffle.id, request)}>
      {(found) => <VerificationResult found={found} raffle={raffle.name} shop={shop} />}
    </VerifyForm>
  );
}
