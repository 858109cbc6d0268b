import type { CompanyProfile } from '@/lib/company';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import type { PaymentDesk } from '../use-payment-desk';

/** What every panel has at hand. */
export type PanelProps = {
  sent: PurchaseRequest;
  desk: PaymentDesk;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
  onClose: () => void;
};

/** A panel for the outcomes of one state. */
export type OutcomeProps<State extends PurchaseOutcome['state']> = PanelProps & {
  outcome: Extract<PurchaseOutcome, { state: State }>;
};
