import { useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { searchText } from '@/lib/raffle/ticket-page';
import styles from '../ticket-picker.module.css';

const PAUSE_MS = 300;

type SearchBoxProps = {
  /** Called after a short pause in typing. Must be a stable function. */
  onSearch: (text: string) => void;
  onEnter: (text: string) => void;
};

/** Uncontrolled, so that text typed before hydration counts too. */
export function SearchBox({ onSearch, onEnter }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const early = searchText(field.current?.value ?? '');
    if (early) onSearch(early);
    return () => clearTimeout(pause.current);
  }, [onSearch]);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(searchText(target.value)), PAUSE_MS);
  }

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter') return;
    clearTimeout(pause.current);
    onEnter(searchText(currentTarget.value));
  }

  return (
    <label className={styles.box}>
      <span className={styles.label}>buscar ticket</span>
      <input
        ref={field}
        type="search"
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={20}
        className={styles.field}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
