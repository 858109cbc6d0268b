import { useEffect, useRef, useState, type FormEvent } from 'react';
import fieldStyles from '@/components/payment/form/field.module.css';
import pairStyles from '@/components/payment/form/pair.module.css';
import { splitNationalId } from '@/components/payment/form/split-national-id';
import { Button } from '@/components/ui/button';
import { parseVerification, type VerificationField } from '@/lib/raffle/verification';
import { sendVerification, type VerificationAnswer } from '@/lib/storefront-api/verification';
import { VerificationResult } from './verification-result';
import styles from './verify-ticket.module.css';
import { VerifyField } from './verify-field';

const LETTERS = ['V', 'E', 'J', 'P', 'G'];

type Errors = Partial<Record<VerificationField, string>>;

/** Asks for the cédula and the end of the phone, and tells which tickets are theirs. Nothing typed here is kept. */
export function VerifyTicket({ raffleId, currency }: { raffleId: string; currency: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [letter, setLetter] = useState('V');
  const [digits, setDigits] = useState('');
  const [phoneEnding, setPhoneEnding] = useState('');
  const [errors, setErrors] = useState<Errors | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<VerificationAnswer | null>(null);

  useEffect(() => fieldOf(form.current, 'nationalId')?.focus(), []);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    const nationalId = digits.trim() && letter + digits;
    const parsed = parseVerification({ nationalId, phoneEnding });
    setErrors(parsed.ok ? {} : parsed.fields);
    setAnswer(null);
    if (!parsed.ok) {
      const [first = 'nationalId'] = Object.keys(parsed.fields) as VerificationField[];
      return fieldOf(form.current, first)?.focus();
    }
    setAsking(true);
    setAnswer(await sendVerification(raffleId, parsed.request));
    setAsking(false);
  }

  function typeId(text: string) {
    const split = splitNationalId(text);
    if (split.letter) setLetter(split.letter);
    setDigits(split.digits);
  }

  return (
    <form ref={form} onSubmit={ask} noValidate className={styles.form}>
      <p className={styles.intro}>
        Escribe los datos con los que compraste. Solo tú verás tus números.
      </p>
      <VerifyField name="nationalId" label="Cédula" errors={errors}>
        {(input) => (
          <div className={pairStyles.pair}>
            <select
              aria-label="Tipo de documento"
              className={pairStyles.letter}
              value={letter}
              onChange={(event) => setLetter(event.target.value)}
            >
              {LETTERS.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
            <div className={fieldStyles.control}>
              <input
                {...input}
                inputMode="numeric"
                placeholder="12345678"
                enterKeyHint="next"
                value={digits}
                onChange={(event) => typeId(event.target.value)}
              />
            </div>
          </div>
        )}
      </VerifyField>
      <VerifyField name="phoneEnding" label="Últimos 4 dígitos de tu teléfono" errors={errors}>
        {(input) => (
          <div className={fieldStyles.control}>
            <input
              {...input}
              inputMode="numeric"
              maxLength={4}
              placeholder="4567"
              enterKeyHint="go"
              value={phoneEnding}
              onChange={(event) => setPhoneEnding(event.target.value)}
            />
          </div>
        )}
      </VerifyField>
      <Button type="submit" aria-disabled={isAsking}>
        {isAsking ? 'Consultando…' : 'Consultar'}
      </Button>
      <div role="status" className={styles.result}>
        {answer && <VerificationResult answer={answer} currency={currency} />}
      </div>
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null, name: VerificationField) {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`);
}
