import { PAGE_SIZES } from '@/lib/raffle/limits';
import type { PageSize } from '@/lib/raffle/limits';
import styles from './list-select.module.css';

type PageSizeSelectProps = { size: number; onChange: (size: PageSize) => void };

export function PageSizeSelect({ size, onChange }: PageSizeSelectProps) {
  return (
    <label className={styles.select}>
      Por página
      <select value={size} onChange={({ target }) => onChange(Number(target.value) as PageSize)}>
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
