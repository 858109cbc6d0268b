import { sendVerification } from '@/lib/storefront-api/verification';
import { VerificationResult } from './verification-result';
import { VerifyForm } from './verify-form';

/** For the page of one raffle. */
export function VerifyTicket({ raffleId, currency }: { raffleId: string; currency: string }) {
  return (
    <VerifyForm isJustOpened ask={(request) => sendVerification(raffleId, request)}>
      {(found) => <VerificationResult found={found} currency={currency} />}
    </VerifyForm>
  );
}
