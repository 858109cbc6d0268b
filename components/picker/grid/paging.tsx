import { LineIcon } from '@/components/ui/icon';
import { BACK, FORWARD } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import {
  hasNext,
  hasPrevious,
  nextOffset,
  previousOffset,
  type PageState,
} from '@/lib/raffle/ticket-page';
import { formatWhole } from '@/lib/raffle/money';
import styles from './grid.module.css';

type PagingProps = {
  page: PageState;
  isLoading: boolean;
  onGoTo: (offset: number) => void;
};

export function Paging({ page, isLoading, onGoTo }: PagingProps) {
  return (
    <nav aria-label="Páginas de números" className={styles.paging}>
      <Button
        variant="quiet"
        disabled={isLoading || !hasPrevious(page)}
        onClick={() => onGoTo(previousOffset(page))}
      >
        <LineIcon size={18} path={BACK} /> Anterior
      </Button>
      <p className={styles.where}>{!isLoading && placeText(page)}</p>
      <Button
        variant="quiet"
        disabled={isLoading || !hasNext(page)}
        onClick={() => onGoTo(nextOffset(page))}
      >
        Siguiente <LineIcon size={18} path={FORWARD} />
      </Button>
    </nav>
  );
}

/** Just-taken numbers stay visible, so there may be more rows than `count`. */
function placeText({ offset, rows, count }: PageState): string {
  if (rows === 0) return '';
  const range = `${formatWhole(offset + 1)}–${formatWhole(offset + rows)}`;
  return count === null || offset + rows > count ? range : `${range} de ${formatWhole(count)}`;
}
