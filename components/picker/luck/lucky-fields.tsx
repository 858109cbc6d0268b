import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cleanCode } from '@/lib/raffle/clean-text';
import { daysOf, MONTHS, type Luck } from '@/lib/raffle/luck';
import styles from './lucky-tools.module.css';

const PAUSE_MS = 300;
const MOST_DIGITS = 8;

type LuckyFieldProps = { onLuck: (luck: Luck | null) => void };

export function DigitsField({ kind, onLuck }: LuckyFieldProps & { kind: 'ending' | 'contains' }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    const digits = cleanCode(currentTarget.value).replace(/\D/g, '').slice(0, MOST_DIGITS);
    // Not by `maxLength`, which counts what nobody sees in a pasted text.
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
    <div role="group" aria-label="Tu cumpleaños" className={styles.birthday}>
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
