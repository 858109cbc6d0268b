import { useState, useEffect, useRef, type FormEvent } from 'react';
import { type Luck, daysOf, MONTHS } from '@/lib/raffle/luck';
import { LuckyNumbers } from './lucky-numbers';
import type { Offering } from '../search/number-offers';
import { cleanCode } from '@/lib/raffle/clean-text';
import styles from './luck-late.module.css';

type Kind = Luck['kind'];

const KINDS: { kind: Kind; label: string }[] = [
  { kind: 'ending', label: 'Termina en' },
  { kind: 'contains', label: 'Contiene' },
  { kind: 'birthday', label: 'Cumpleaños' },
];

export function LuckyTools(offering: Offering) {
  const [kind, setKind] = useState<Kind>('ending');
  const [luck, setLuck] = useState<Luck | null>(null);

  function onKind(next: Kind) {
    setKind(next);
    setLuck(null);
  }

  return (
    <div className={styles.tools}>
      <div role="group" aria-label="Qué buscas" className={styles.kinds}>
        {KINDS.map((each) => (
          <button
            key={each.kind}
            type="button"
            aria-pressed={each.kind === kind}
            onClick={() => onKind(each.kind)}
          >
            {each.label}
          </button>
        ))}
      </div>
      {kind === 'birthday' ? (
        <BirthdayField onLuck={setLuck} />
      ) : (
        <DigitsField key={kind} kind={kind} onLuck={setLuck} />
      )}
      <div role="status">
        {luck && <LuckyNumbers key={JSON.stringify(luck)} luck={luck} {...offering} />}
      </div>
    </div>
  );
}

const PAUSE_MS = 300;
const MOST_DIGITS = 8;

type LuckyFieldProps = { onLuck: (luck: Luck | null) => void };

export function DigitsField({ kind, onLuck }: LuckyFieldProps & { kind: 'ending' | 'contains' }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    const digits = cleanCode(currentTarget.value).replace(/\D/g, '').slice(0, MOST_DIGITS);
    // `maxLength` would count invisible characters in a pasted text.
    if (currentTarget.value.length > MOST_DIGITS) currentTarget.value = digits;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onLuck(digits === '' ? null : { kind, digits }), PAUSE_MS);
  }

  return (
    <label className={styles.field}>
      <span>Cifras</span>
      <input
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        onInput={onInput}
      />
    </label>
  );
}

export function BirthdayField({ onLuck }: LuckyFieldProps) {
  const [day, setDay] = useState(0);
  const [month, setMonth] = useState(0);

  function choose(nextDay: number, nextMonth: number) {
    const known = Math.min(nextDay, daysOf(nextMonth));
    setDay(known);
    setMonth(nextMonth);
    onLuck(known && nextMonth ? { kind: 'birthday', day: known, month: nextMonth } : null);
  }

  return (
    <div role="group" aria-label="Fecha de cumpleaños" className={styles.birthday}>
      <label className={styles.field}>
        <span>Día</span>
        <select
          className={styles.input}
          autoComplete="bday-day"
          value={day}
          onChange={({ target }) => choose(Number(target.value), month)}
        >
          <option value={0}>Día</option>
          {Array.from({ length: daysOf(month) }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>Mes</span>
        <select
          className={styles.input}
          autoComplete="bday-month"
          value={month}
          onChange={({ target }) => choose(day, Number(target.value))}
        >
          <option value={0}>Mes</option>
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
