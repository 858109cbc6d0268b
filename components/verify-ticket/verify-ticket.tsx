import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Control, describedBy, Field } from '@/components/ui/field';
import { NationalIdInput } from '@/components/ui/national-id-input';
import { parseVerification, type VerificationField } from '@/lib/raffle/verification';
import { sendVerification, type VerificationAnswer } from '@/lib/storefront-api/verification';
import { VerificationResult } from './verification-result';
import styles from './verify-ticket.module.css';

type Errors = Partial<Record<VerificationField, string>>;

/** Asks for the cédula and the end of the phone, and tells which tickets are theirs. Nothing typed here is kept. */
export function VerifyTicket({ raffleId, currency }: { raffleId: string; currency: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [nationalId, setNationalId] = useState('V');
  const [phoneEnding, setPhoneEnding] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<VerificationAnswer | null>(null);

  useEffect(() => inputOf(form.current, 'nationalId')?.focus(), []);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    const parsed = parseVerification({ nationalId, phoneEnding });
    setErrors(parsed.ok ? {} : parsed.fields);
    setAnswer(null);
    if (!parsed.ok) {
      const [first = 'nationalId'] = Object.keys(parsed.fields) as VerificationField[];
      return inputOf(form.current, first)?.focus();
    }
    setAsking(true);
    setAnswer(await sendVerification(raffleId, parsed.request));
    setAsking(false);
  }

  return (
    <form ref={form} onSubmit={ask} noValidate className={styles.form}>
      <p className={styles.intro}>
        Escribe los datos con los que compraste. Solo tú verás tus números.
      </p>
      <Field {...fieldProps('nationalId', errors)} label="Cédula">
        <NationalIdInput
          {...inputProps('nationalId', errors)}
          value={nationalId}
          onChange={setNationalId}
        />
      </Field>
      <Field {...fieldProps('phoneEnding', errors)} label="Últimos 4 dígitos de tu teléfono">
        <Control>
          <input
            {...inputProps('phoneEnding', errors)}
            type="text"
            inputMode="numeric"
            // Never filled in by the browser: phones are lent.
            autoComplete="off"
            maxLength={4}
            placeholder="4567"
            enterKeyHint="go"
            required
            value={phoneEnding}
            onChange={({ target }) => setPhoneEnding(target.value)}
          />
        </Control>
      </Field>
      <Button type="submit" aria-disabled={isAsking}>
        {isAsking ? 'Consultando…' : 'Consultar'}
      </Button>
      <div role="status" className={styles.result}>
        {answer && <VerificationResult answer={answer} currency={currency} />}
      </div>
    </form>
  );
}

const idOf = (name: VerificationField) => `verificar-${name}`;

function fieldProps(name: VerificationField, errors: Errors) {
  const error = errors[name];
  return { id: idOf(name), error, state: error ? ('invalid' as const) : ('fresh' as const) };
}

function inputProps(name: VerificationField, errors: Errors) {
  return { id: idOf(name), name, ...describedBy(idOf(name), errors[name]) };
}

function inputOf(form: HTMLFormElement | null, name: VerificationField) {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`);
}
