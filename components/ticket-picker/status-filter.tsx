import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import styles from './list-select.module.css';

type Status = TicketListQuery['status'];

type StatusFilterProps = { status: Status; onChange: (status: Status) => void };

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <label className={styles.select}>
      Ver
      <select
        value={status}
        onChange={({ target }) => onChange(target.value === 'all' ? 'all' : 'available')}
      >
        <option value="available">Disponibles</option>
        <option value="all">Todos</option>
      </select>
    </label>
  );
}
