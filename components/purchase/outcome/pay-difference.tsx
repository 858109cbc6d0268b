import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Control, describedBy, Field } from '@/components/ui/field';
import { cleanCode } from '@/lib/raffle/clean-text';
import { REQUIRED } from '@/lib/raffle/purchase-schema';
import { MethodDetails } from '../form/method-details';
import { useReceiptPick } from '../receipt/prepare-receipt';
import { ReceiptField } from '../receipt/receipt-field';
import { HandOffLink } from './panel';
import styles from './panel.module.css';
import type { Told } from './use-told';

export function DifferenceForm(told: Told) {
  const { sent, purchase, method, now, change, setPayingDifference } = told;
  const { receipt: second, reference, setReceipt, setReference } = purchase.second;
  const [isTried, setTried] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const receiptPick = useReceiptPick(setReceipt);
  const isUnreferenced = cleanCode(reference) === '';
  const referenceError = isTried && isUnreferenced ? REQUIRED : undefined;
  if (!now || !change) return null;
  const { missing, missingText, amount } = change;
  const seen = now;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!second || isUnreferenced) return;
    const request = { ...sent, seen, amount, secondReference: cleanCode(reference) };
    setFailed(!(await purchase.sendBoth(request, second)));
  }

  return (
    <>
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
            sigue siendo válido.
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" disabled={receiptPick.isPreparing}>
            Enviar los dos comprobantes
          </Button>
          {hasFailed && (
            <HandOffLink
              told={told}
              chat={`Pagué la diferencia de ${missingText} aparte, con la referencia ${cleanCode(reference)}.`}
              wanted="Quiero que registren los dos pagos."
            />
          )}
          <Button variant="quiet" onClick={() => setPayingDifference(false)}>
            Volver
          </Button>
        </div>
      </form>
    </>
  );
}
