import { PAGE_SIZES, type PageSize } from '@/lib/raffle/limits';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import styles from './ticket-picker.module.css';

type Status = TicketListQuery['status'];

type StatusFilterProps = { status: Status; onChange: (status: Status) => void };

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <label className={`${styles.box} ${styles.select}`}>
      <span className={styles.label}>Ver</span>
      <select
        className={styles.field}
        value={status}
        onChange={({ target }) => onChange(target.value === 'all' ? 'all' : 'available')}
      >
        <option value="available">Disponibles</option>
        <option value="all">Todos</option>
      </select>
    </label>
  );
}

type PageSizeSelectProps = { size: number; onChange: (size: PageSize) => void };

export function PageSizeSelect({ size, onChange }: PageSizeSelectProps) {
  return (
    <label className={styles.pageSize}>
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
