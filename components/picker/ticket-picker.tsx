'use client';

import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/use-lazy';
import { useEarlyTapReplay } from '@/components/ui/use-early-tap-replay';
import { openPayment } from './selection/open-payment';
import { publishFacts, useLatestFact } from './selection/latest-facts';
import type { MoneyFormat } from '@/lib/raffle/amounts';
import type { PageState } from '@/lib/raffle/ticket-page';
import { isTooLittleLeft, type Sale } from '@/lib/raffle/quantity';
import type { Raffle } from '@/lib/raffle/types';
import { ticketsKey } from '@/lib/storefront-api/request-keys';
import { BottomBar, NextStep } from './bottom-bar';
import { ChosenNumbers, SelectionSummary } from './selection/chosen-numbers';
import { FailureNotice } from './failure-notice';
import { Freshness } from './freshness';
import { Legend } from './legend';
import { PageSizeSelect, StatusFilter } from './list-selects';
import { NumberBox } from './grid/number-box';
import { Paging } from './grid/paging';
import { RandomPick } from './random/random-pick';
import { SearchBox } from './search/search-box';
import { FIRST_QUERY, queryAfter } from './ticket-query-state';
import styles from './ticket-picker.module.css';
import { useProposedNumbers } from './selection/use-proposed-numbers';
import { useTickets } from './use-tickets';

const loadAnswer = async () => (await import('./search/search-answer')).SearchAnswer;

type TicketPickerProps = {
  raffle: Pick<Raffle, 'id' | 'isPending'> & Sale;
  /** Used until a method is chosen. */
  money: MoneyFormat;
  /** The first numbers known to the server, shown until the page of tickets loads. */
  preview: readonly string[];
  /** The server's count of free numbers on the first page, to reserve their room. */
  expected: number;
  /** Takes the bottom bar's place until something is chosen. */
  playBar: ReactNode;
};

export function TicketPicker({
  raffle,
  money: first,
  preview,
  expected,
  playBar,
}: TicketPickerProps) {
  const { id: raffleId, minPerPurchase, maxPerPurchase } = raffle;
  const money = useLatestFact('money') ?? first;
  const [query, change] = useReducer(queryAfter, FIRST_QUERY);
  const [isEntered, setEntered] = useState(false);
  const [clearings, setClearings] = useState(0);
  const live = useTickets(raffleId, query);
  useEffect(() => {
    if (live.counts) publishFacts({ counts: live.counts });
  }, [live.counts]);
  const { part: SearchAnswer } = useLazy(query.search !== '', loadAnswer);
  const linkNotice = useProposedNumbers(raffleId, maxPerPurchase, live.notice.tell);

  // An early tap may be on a number, so wait until the numbers are there.
  const root = useRef<HTMLDivElement>(null);
  useEarlyTapReplay(root, !live.isComing);

  const search = useCallback((text: string) => {
    setEntered(false);
    change({ search: text });
  }, []);

  function clearFilters() {
    setEntered(false);
    setClearings(clearings + 1);
    change({ offset: 0, search: '', status: 'available' });
  }

  const listCount = query.status === 'all' ? live.counts?.total : live.counts?.available;
  const page: PageState = {
    offset: query.offset,
    size: query.limit,
    rows: live.tickets.length,
    count: query.search ? null : (listCount ?? null),
  };
  const isTooLittle = isTooLittleLeft(live.counts?.available, raffle);
  const isDisabled = raffle.isPending || isTooLittle;
  /** More than are left cannot be bought, so no combo of more is offered. */
  const sale = {
    ...raffle,
    maxPerPurchase: Math.min(maxPerPurchase, live.counts?.available ?? maxPerPurchase),
  };
  /** Shows how this raffle writes its numbers. */
  const example = live.tickets[0]?.number ?? preview[0] ?? '';
  const isAnsweredAbove =
    SearchAnswer && query.search && !live.isLoading && live.tickets.length === 0;

  const tools = (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          key={clearings}
          onSearch={search}
          onEnter={(text) => {
            search(text);
            setEntered(true);
          }}
        />
        <StatusFilter status={query.status} onChange={(status) => change({ status })} />
        <div role="status" tabIndex={-1}>
          {query.search && SearchAnswer && !live.isLoading && (
            <SearchAnswer
              {...{ raffleId, maxPerPurchase, isDisabled, isEntered, example }}
              typed={query.search}
              found={live.tickets}
            />
          )}
        </div>
      </div>
      <RandomPick
        {...{ raffleId, isDisabled }}
        limits={raffle}
        free={live.counts?.available ?? null}
      />
      <Button variant="link" size="small" onClick={clearFilters}>
        Limpiar Filtros
      </Button>
    </div>
  );

  return (
    <div ref={root} className={styles.picker}>
      {raffle.isPending ? (
        <details>
          <summary>La venta de esta rifa todavía no comienza.</summary>
          {tools}
        </details>
      ) : (
        tools
      )}
      <div className={styles.board}>
        <p role="status" className={styles.summary}>
          <span>{linkNotice}</span>
          {isTooLittle ? (
            <span>
              {`Quedan menos de ${minPerPurchase} números y esa es la compra mínima: ya no se venden en línea.`}
            </span>
          ) : (
            <SelectionSummary {...{ raffleId, sale, money }} />
          )}
        </p>
        <ChosenNumbers {...{ raffleId, live }} sale={raffle} isPending={raffle.isPending} />
        {query.status === 'all' && <Legend />}
        {!isAnsweredAbove && (
          <NumberBox
            {...{ raffleId, live, preview, maxPerPurchase, isDisabled }}
            expected={query.search && !live.isComing ? live.tickets.length : expected}
            pageKey={ticketsKey(raffleId, query)}
          />
        )}
        <Paging page={page} isLoading={live.isLoading} onGoTo={(offset) => change({ offset })} />
        <div className={styles.foot}>
          <Freshness {...live} />
          <PageSizeSelect size={query.limit} onChange={(limit) => change({ limit })} />
        </div>
        <NextStep raffleId={raffleId} />
      </div>
      <BottomBar {...{ raffleId, sale, money, isDisabled }} onPay={openPayment} before={playBar} />
      <FailureNotice message={live.notice.message} onClose={live.notice.dismiss} />
    </div>
  );
}
