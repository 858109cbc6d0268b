import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { enterMovesOn } from '@/components/ui/enter-moves-on';
import { Control, describedBy, Field } from '@/components/ui/field';
import { NationalIdInput } from '@/components/ui/national-id-input';
import { cleanCode } from '@/lib/raffle/clean-text';
import {
  parseVerification,
  type VerificationField,
  type VerificationRequest,
} from '@/lib/raffle/verification';
import type { VerificationAnswer } from '@/lib/storefront-api/verification';
import styles from './verify-ticket.module.css';

/** The last digits, or the whole number once the shop asks for it. */
type Phone = { field: 'phoneEnding' | 'phone'; typed: string };

const ENDING_DIGITS = 4;
const ENDING = {
  type: 'text',
  inputMode: 'numeric',
  placeholder: '4567',
  // People lend phones, so the browser must not remember any digits.
  autoComplete: 'off',
} as const;
const WHOLE = {
  type: 'tel',
  inputMode: 'tel',
  maxLength: 40,
  placeholder: '04141234567',
  autoComplete: 'tel-national',
} as const;

type Errors = Partial<Record<VerificationField, string>>;

type VerifyFormProps<Found> = {
  /** The visitor has just opened it, so the first field takes the focus. */
  isJustOpened?: boolean;
  ask: (request: VerificationRequest) => Promise<VerificationAnswer<Found>>;
  /** Shows what was found. */
  children: (found: Found) => ReactNode;
};

/** Asks for the cédula and the end of the phone number. Stores no input. */
export function VerifyForm<Found>({ isJustOpened, ask, children }: VerifyFormProps<Found>) {
  const form = useRef<HTMLFormElement>(null);
  const [nationalId, setNationalId] = useState('V');
  const [phone, setPhone] = useState<Phone>({ field: 'phoneEnding', typed: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<VerificationAnswer<Found> | null>(null);

  const result = useRef<HTMLDivElement>(null);

  const isWhole = phone.field === 'phone';

  useEffect(() => {
    if (isWhole || isJustOpened) inputOf(form.current, isWhole ? 'phone' : 'nationalId')?.focus();
  }, [isWhole, isJustOpened]);

  useEffect(() => {
    // On a phone it is below the screen, where the tap would seem to do nothing.
    if (answer) result.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  /** Cuts the text here, because `maxLength` would count invisible characters of a pasted text. */
  function type(text: string) {
    setPhone({ ...phone, typed: isWhole ? text : cleanCode(text).slice(-ENDING_DIGITS) });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    const parsed = parseVerification({ nationalId, [phone.field]: phone.typed });
    setErrors(parsed.ok ? {} : parsed.fields);
    setAnswer(null);
    if (!parsed.ok) {
      const [first = 'nationalId'] = Object.keys(parsed.fields) as VerificationField[];
      return inputOf(form.current, first)?.focus();
    }
    setAsking(true);
    const given = await ask(parsed.request);
    setAsking(false);
    // The only form that the page finds valid and the shop does not.
    if (given.ok || given.reason !== 'invalid-form') return setAnswer(given);
    setPhone({ field: 'phone', typed: '' });
    setErrors({ phone: given.msg });
  }

  return (
    <form ref={form} onKeyDown={enterMovesOn} onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.intro}>
        Escribe la cédula y el teléfono que diste al comprar. Pedimos los dos para proteger tus
        números.
      </p>
      <Field {...fieldProps('nationalId', errors)} label="Cédula">
        <NationalIdInput
          {...inputProps('nationalId', errors)}
          value={nationalId}
          onChange={setNationalId}
        />
      </Field>
      <Field
        {...fieldProps(phone.field, errors)}
        label={isWhole ? 'Tu teléfono completo' : 'Últimos 4 dígitos de tu teléfono'}
      >
        <Control>
          <input
            key={phone.field}
            {...inputProps(phone.field, errors)}
            {...(isWhole ? WHOLE : ENDING)}
            enterKeyHint="go"
            required
            value={phone.typed}
            onChange={({ target }) => type(target.value)}
          />
        </Control>
      </Field>
      <Button type="submit" aria-disabled={isAsking}>
        {isAsking ? 'Consultando…' : 'Consultar'}
      </Button>
      <div ref={result} role="status" className={styles.result}>
        {answer &&
          (answer.ok ? children(answer.found) : <p className={styles.failure}>{answer.msg}</p>)}
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
