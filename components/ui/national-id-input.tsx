import type { ComponentProps } from 'react';
import { DOCUMENT_LETTERS, splitNationalId } from '@/lib/raffle/buyer';
import { Control, ControlPair } from './field';
import styles from './field.module.css';

type NationalIdInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** Letter and digits as one text; a letter alone is an empty field. */
  value: string;
  onChange: (value: string) => void;
};

export function NationalIdInput({ value, onChange, ...input }: NationalIdInputProps) {
  const { letter, digits } = splitNationalId(value);
  const shown = letter ?? 'V';

  function type(text: string) {
    const typed = splitNationalId(text);
    onChange((typed.letter ?? shown) + typed.digits);
  }

  return (
    <ControlPair>
      <select
        aria-label="Tipo de documento"
        className={styles.letter}
        translate="no"
        value={shown}
        onChange={({ target }) => onChange(target.value + digits)}
      >
        {DOCUMENT_LETTERS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Control>
        <input
          {...input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="12345678"
          enterKeyHint="next"
          required
          value={digits}
          onChange={({ target }) => type(target.value)}
        />
      </Control>
    </ControlPair>
  );
}
