'use client';

import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { useLatePart } from '@/components/ui/use-late-part';
import { useReadySignal } from '@/components/ui/use-ready-signal';
import { openPayment } from '@/components/payment/door/open-payment';
import type { LuckySieve } from '@/lib/raffle/lucky-filter';
import type { PageState } from '@/lib/raffle/paging';
import type { Raffle } from '@/lib/raffle/types';
import { ticketsKey } from '@/lib/storefront-api/keys';
import { BottomBar } from './bottom-bar';
import { ChosenNumbers } from './chosen-numbers';
import { emptyText } from './empty-text';
import { ErrorNotice } from './error-notice';
import { Freshness } from './freshness';
import { Legend } from './legend';
import { LuckyPanel } from './lucky-panel';
import { NumberBox } from './number-box';
import { Paging } from './paging';
import { PageSizeSelect } from './page-size-select';
import { PayButton } from './pay-button';
import { RandomPick } from './random-pick';
import { SearchBox } from './search-box';
import { SelectionSummary } from './selection-summary';
import { StatusFilter } from './status-filter';
import { FIRST_QUERY, queryAfter } from './ticket-query-state';
import styles from './ticket-picker.module.css';
import { useBusyCorner } from './use-busy-corner';
import { useProposedNumbers } from './use-proposed-numbers';
import { useTickets } from './use-tickets';

const loadOffer = async () => (await import('./take-offer')).TakeOffer;

type TicketPickerProps = {
  raffle: Pick<Raffle, 'id' | 'price' | 'isPending'>;
  currency: string;
  /** The first numbers as the server knew them, to be seen until the page of tickets comes. */
  preview: readonly string[];
  /** Free numbers on the first page as far as the server knew: their room is kept. */
  expected: number;
};

export function TicketPicker({ raffle, currency, preview, expected }: TicketPickerProps) {
  const { id: raffleId, price, isPending } = raffle;
  const [query, dispatch] = useReducer(queryAfter, FIRST_QUERY);
  const [luck, setLuck] = useState<{ sieve: LuckySieve } | null>(null);
  const [wanted, setWanted] = useState('');
  const [clearings, setClearings] = useState(0);
  const live = useTickets(raffleId, query);
  const { part: TakeOffer } = useLatePart(wanted !== '', loadOffer);
  const linkNotice = useProposedNumbers(raffleId, live.notice.tell);

  const shown = useMemo(
    () => (luck ? luck.sieve(live.tickets) : live.tickets),
    [live.tickets, luck],
  );

  // A pick by chance needs numbers to pick from.
  const root = useRef<HTMLDivElement>(null);
  useReadySignal(root, !live.isComing);

  const board = useRef<HTMLDivElement>(null);
  useBusyCorner(board);

  const search = useCallback((text: string) => {
    setWanted('');
    dispatch({ type: 'search', text });
  }, []);

  function clearFilters() {
    setLuck(null);
    setWanted('');
    setClearings(clearings + 1);
    dispatch({ type: 'clear' });
  }

  const listCount = query.status === 'all' ? live.counts?.total : live.counts?.available;
  const page: PageState = {
    offset: query.offset,
    size: query.limit,
    rows: live.tickets.length,
    count: query.search ? null : (listCount ?? null),
  };
  const pay = { raffleId, isDisabled: isPending, onPay: openPayment };

  return (
    <div ref={root} className={styles.picker}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <button type="button" className={styles.clear} onClick={clearFilters}>
            Limpiar Filtros
          </button>
          <SearchBox
            key={clearings}
            onSearch={search}
            onEnter={(text) => {
              search(text);
              setWanted(text);
            }}
          />
          <div role="status">
            {wanted && TakeOffer && (
              <TakeOffer {...{ raffleId, wanted }} found={live.isLoading ? null : live.tickets} />
            )}
          </div>
        </div>
        <RandomPick {...{ raffleId, live }} tickets={shown} isDisabled={isPending} />
        <LuckyPanel
          key={clearings}
          onChange={(sieve) => setLuck(sieve && { sieve })}
          found={luck ? shown.length : null}
        />
      </div>
      <div ref={board} className={styles.board}>
        <div className={styles.row}>
          <p role="status" className={styles.summary}>
            {linkNotice} <SelectionSummary {...{ raffleId, price, currency }} />
          </p>
          <PayButton {...pay} variant="primary" />
        </div>
        <ChosenNumbers {...{ raffleId, live }} />
        <div className={styles.row}>
          <Legend />
          <StatusFilter
            status={query.status}
            onChange={(status) => dispatch({ type: 'status', status })}
          />
        </div>
        <NumberBox
          {...{ raffleId, live, preview, expected }}
          tickets={shown}
          pageKey={ticketsKey(raffleId, query)}
          isDisabled={isPending}
          emptyText={emptyText(query, luck !== null, live.counts)}
        />
        <Paging
          page={page}
          isLoading={live.isLoading}
          onMove={(direction) => dispatch({ type: direction, page })}
          onGoTo={(offset) => dispatch({ type: 'goTo', offset })}
        />
        <div className={`${styles.row} ${styles.foot}`}>
          <Freshness {...live} />
          <PageSizeSelect
            size={query.limit}
            onChange={(size) => dispatch({ type: 'size', size })}
          />
        </div>
      </div>
      <BottomBar {...pay} {...{ price, currency }} tickets={live.tickets} />
      <ErrorNotice message={live.notice.message} onClose={live.notice.dismiss} />
    </div>
  );
}
