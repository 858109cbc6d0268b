import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Control, describedBy, Field } from '@/components/ui/field';
import { cleanCode } from '@/lib/raffle/clean-text';
import type { ChangedTotal } from '@/lib/raffle/paid';
import { REQUIRED } from '@/lib/raffle/purchase-schema';
import type { SeenPrice } from '@/lib/raffle/purchase';
import { MethodDetails } from '../form/method-details';
import { useReceiptPick } from '../receipt/prepare-receipt';
import { ReceiptField } from '../receipt/receipt-field';
import { HandOffLink, Money, Panel, PanelActions, YourPayment, type OutcomeProps } from './panel';

type PayDifferenceProps = OutcomeProps & {
  now: SeenPrice;
  change: ChangedTotal;
  onBack: () => void;
};

/** The missing part is paid separately. The admin API takes one picture, so both receipts are joined. */
export function PayDifference({ now, change, onBack, ...props }: PayDifferenceProps) {
  const { sent, purchase } = props;
  const { missing, missingText, amount, total } = change;
  const { receipt: second, reference, setReceipt, setReference } = purchase.second;
  const [isTried, setTried] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const receiptPick = useReceiptPick(setReceipt);
  const method = purchase.methodOf(sent);
  const isUnreferenced = cleanCode(reference) === '';
  const referenceError = isTried && isUnreferenced ? REQUIRED : undefined;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!second || isUnreferenced) return;
    const request = { ...sent, seen: now, amount, secondReference: cleanCode(reference) };
    setFailed(!(await purchase.sendBoth(request, second)));
  }

  return (
    <Panel tone="warning" title={`Te faltan ${missingText}`}>
      <Money>
        <YourPayment {...props} /> sigue valiendo. Paga solo la diferencia y envía los dos
        comprobantes: el total es <strong translate="no">{total}</strong>.
      </Money>
      {method && (
        <MethodDetails key={method.id} method={method} amount={missing} amountText={missingText} />
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ReceiptField
          receipt={second}
          receiptPick={receiptPick}
          missing={isTried && !second ? REQUIRED : undefined}
          isAwaited={false}
          legend="Comprobante del segundo pago"
          onRemove={() => setReceipt(null)}
        />
        <Field
          id="pago-segunda"
          label="Referencia del segundo pago"
          error={referenceError}
          state={isTried ? (referenceError ? 'invalid' : 'valid') : 'fresh'}
        >
          <Control>
            <input
              id="pago-segunda"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              required
              value={reference}
              onChange={(event) => setReference(event.target.value)}
              {...describedBy('pago-segunda', referenceError)}
            />
          </Control>
        </Field>
        {hasFailed && (
          <p role="alert">
            No pudimos unir las dos imágenes. Escríbenos y envíalas por WhatsApp: lo que pagaste
            sigue valiendo.
          </p>
        )}
        <PanelActions>
          <Button type="submit" disabled={receiptPick.isPreparing}>
            Enviar los dos comprobantes
          </Button>
          {hasFailed && (
            <HandOffLink
              {...props}
              trace={purchase.trace}
              trouble={`Pagué la diferencia de ${missingText} aparte, con la referencia ${cleanCode(reference)}.`}
              wanted="Quiero que registren los dos pagos."
            />
          )}
          <Button variant="quiet" onClick={onBack}>
            Volver
          </Button>
        </PanelActions>
      </form>
    </Panel>
  );
}
