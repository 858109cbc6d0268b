import { useState } from 'react';
import type { Luck } from '@/lib/raffle/luck';
import { BirthdayField, DigitsField } from './lucky-fields';
import { LuckyNumbers } from './lucky-numbers';
import styles from './lucky-tools.module.css';
import type { Offering } from '../search/number-offers';

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
