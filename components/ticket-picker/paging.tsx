import { BackIcon, ForwardIcon } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import type { PageState } from '@/lib/raffle/paging';
import { hasNext, hasPrevious } from '@/lib/raffle/paging';
import styles from './paging.module.css';

type PagingProps = {
  page: PageState;
  isLoading: boolean;
  onMove: (direction: 'previous' | 'next') => void;
};

export function Paging({ page, isLoading, onMove }: PagingProps) {
  return (
    <nav aria-label="Páginas de números" className={styles.paging}>
      <Button
        variant="quiet"
        disabled={isLoading || !hasPrevious(page)}
        onClick={() => onMove('previous')}
      >
        <BackIcon size={18} /> Anterior
      </Button>
      <p className={styles.where}>{placeText(page)}</p>
      <Button variant="quiet" disabled={isLoading || !hasNext(page)} onClick={() => onMove('next')}>
        Siguiente <ForwardIcon size={18} />
      </Button>
    </nav>
  );
}

function placeText({ offset, rows, count }: PageState): string {
  if (rows === 0) return '';
  const range = `${whole.format(offset + 1)}–${whole.format(offset + rows)}`;
  return count === null ? range : `${range} de ${whole.format(count)}`;
}

const whole = new Intl.NumberFormat('es-VE');
