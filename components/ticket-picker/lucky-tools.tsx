import { useState, type FormEvent } from 'react';
import { luckyTickets, type LuckyFilter, type TicketFilter } from '@/lib/raffle/lucky-filter';
import styles from './lucky-tools.module.css';

type Kind = LuckyFilter['kind'];

const KINDS: { kind: Kind; label: string }[] = [
  { kind: 'ends-in', label: 'Termina en' },
  { kind: 'contains', label: 'Contiene' },
  { kind: 'birthday', label: 'Cumpleaños' },
];

type LuckyToolsProps = {
  onChange: (filter: TicketFilter | null) => void;
  /** How many of the loaded numbers bring this luck; null while no luck is asked for. */
  found: number | null;
};

/** Looks for meaning among the numbers that are loaded; nothing is asked of the server. */
export function LuckyTools({ onChange, found }: LuckyToolsProps) {
  const [kind, setKind] = useState<Kind>('ends-in');

  function onInput(event: FormEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    const filter: LuckyFilter =
      kind === 'birthday' ? { kind, date: value } : { kind, digits: value };
    onChange(value === '' ? null : (tickets) => luckyTickets(tickets, filter));
  }

  function onKind(next: Kind) {
    setKind(next);
    onChange(null);
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
      <label className={styles.field}>
        <span>{kind === 'birthday' ? 'Tu fecha de nacimiento' : 'Cifras'}</span>
        <input
          key={kind}
          className={styles.input}
          type={kind === 'birthday' ? 'date' : 'text'}
          inputMode={kind === 'birthday' ? undefined : 'numeric'}
          autoComplete="off"
          maxLength={8}
          onInput={onInput}
        />
      </label>
      <p role="status" className={styles.found}>
        {found !== null && foundPhrase(found)}
      </p>
    </div>
  );
}

function foundPhrase(found: number): string {
  if (found === 0) return 'Ninguno de los números cargados. Prueba en la página siguiente.';
  return found === 1 ? '1 número de los cargados' : `${found} números de los cargados`;
}
