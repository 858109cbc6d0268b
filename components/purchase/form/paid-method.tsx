import type { UsePurchaseResult } from '../state/use-purchase';
import { Fold } from './fold';
import { useFieldState } from './form-values';
import { MethodDetails } from './method-details';
import { MethodField } from './payment-fields';

type PaidMethodProps = {
  purchase: Pick<UsePurchaseResult, 'raffle' | 'method' | 'payable' | 'formStep'>;
  mayPay: boolean;
};

/** Beside the receipt: what the first step asked and told, folded. It opens by itself when the method must be chosen anew. */
export function PaidMethod({ purchase, mayPay }: PaidMethodProps) {
  const { raffle, method } = purchase;
  const { error } = useFieldState('method');
  const mustOpen = !method || error !== undefined;
  if (!mayPay && !mustOpen) return null;
  return (
    <Fold
      mustOpen={mustOpen}
      title={
        <>
          <span>Datos para pagar</span>
          {method && mayPay && <strong translate="no">{method.name}</strong>}
        </>
      }
    >
      <MethodField methods={raffle.methods} />
      {mayPay && <MethodDetails purchase={purchase} />}
    </Fold>
  );
}
