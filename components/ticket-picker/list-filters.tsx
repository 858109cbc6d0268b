import type { PageSize } from '@/lib/raffle/limits';
import { PAGE_SIZES } from '@/lib/raffle/limits';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import styles from './list-filters.module.css';
import type { QueryAction } from './ticket-query-state';

type ListFiltersProps = {
  query: TicketListQuery;
  onChange: (action: QueryAction) => void;
  onClear: () => void;
};

export function ListFilters({ query, onChange, onClear }: ListFiltersProps) {
  return (
    <div className={styles.filters}>
      <label className={styles.choice}>
        <span>Ver</span>
        <select
          value={query.status}
          onChange={({ target }) =>
            onChange({ type: 'status', status: target.value === 'all' ? 'all' : 'available' })
          }
        >
          <option value="available">Disponibles</option>
          <option value="all">Todos</option>
        </select>
      </label>
      <label className={styles.choice}>
        <span>Por página</span>
        <select
          value={query.limit}
          onChange={({ target }) =>
            onChange({ type: 'size', size: Number(target.value) as PageSize })
          }
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.clear} onClick={onClear}>
        Limpiar Filtros
      </button>
    </div>
  );
}
