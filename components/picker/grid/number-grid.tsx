import {
  memo,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { toggleWithToast } from '../selection/toggle-with-toast';
import type { Ticket, TicketStatus } from '@/lib/raffle/types';
import styles from './grid.module.css';
import { useRovingFocus } from './use-roving-focus';
import { selectionStore } from '../selection/selection-store';

/** On a phone a group is a page of the grid. Every number of columns divides it, so that no row is broken. */
const GROUP_SIZE = 60;

type NumberGridProps = {
  raffleId: string;
  tickets: readonly Ticket[];
  maxPerPurchase: number;
  isDisabled: boolean;
};

export function NumberGrid({
  raffleId,
  tickets,
  maxPerPurchase,
  isDisabled,
}: NumberGridProps): ReactNode {
  const grid = useRef<HTMLFieldSetElement>(null);
  const groups = useMemo(() => groupsOf(tickets), [tickets]);
  const { near, bring } = useNearGroups(grid, groups.length);
  const { onFocus, onKeyDown } = useRovingFocus(grid, tickets, (index) =>
    bring(Math.floor(index / GROUP_SIZE)),
  );
  const cells = useMemo(() => ({ groups, near }), [groups, near]);
  useCellMarks(grid, raffleId, cells);

  function onClick({ target }: MouseEvent<HTMLElement>) {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.matches(':not([aria-disabled=true]), [aria-pressed=true]')) {
      toggleWithToast(raffleId, { id: target.value, number: target.textContent }, maxPerPurchase);
    }
  }

  return (
    <fieldset
      ref={grid}
      className={styles.grid}
      disabled={isDisabled}
      data-wide={tickets.some(({ number }) => isWide(number)) || undefined}
      translate="no"
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <legend className="visually-hidden">Números de la rifa</legend>
      {groups.map((group, index) => (
        <NumberGroup key={index} tickets={group} isNear={near.has(index)} />
      ))}
    </fieldset>
  );
}

function groupsOf(tickets: readonly Ticket[]): (readonly Ticket[])[] {
  return Array.from({ length: Math.ceil(tickets.length / GROUP_SIZE) }, (_, index) =>
    tickets.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}

const TAKEN_WORDS: Record<Exclude<TicketStatus, 'available'>, string> = {
  reserved: 'apartado',
  paid: 'pagado',
};

type NumberGroupProps = {
  tickets: readonly Ticket[];
  /** A group far from the visible part is only an empty box of its height. */
  isNear: boolean;
};

/** Rerenders only when one of its own tickets changed. `useCellMarks` marks the chosen ones. */
const NumberGroup = memo(
  function NumberGroup({ tickets, isNear }: NumberGroupProps) {
    return (
      <div
        role="group"
        aria-label={`Del ${tickets[0]?.number} al ${tickets.at(-1)?.number}`}
        className={styles.group}
        style={{ '--cells': tickets.length } as CSSProperties}
      >
        {(isNear ? tickets : []).map(({ id, number, status }) => (
          <button
            key={id}
            type="button"
            value={id}
            tabIndex={-1}
            aria-pressed={false}
            {...(status !== 'available' && {
              'aria-disabled': true,
              'aria-label': `${number}, ${TAKEN_WORDS[status]}`,
              'data-status': status,
            })}
          >
            {number}
          </button>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.isNear === after.isNear &&
    before.tickets.length === after.tickets.length &&
    before.tickets.every((ticket, index) => ticket === after.tickets[index]),
);

/** Shows numbers while their current state loads. A tap on one waits for the grid. */
export function NumberPreview({ numbers }: { numbers: readonly string[] }) {
  return (
    <>
      <p className="visually-hidden">Cargando números…</p>
      <div
        aria-hidden
        data-part="preview"
        className={styles.grid}
        data-wide={numbers.some(isWide) || undefined}
        translate="no"
      >
        <div
          data-early-taps
          className={styles.group}
          style={{ '--cells': numbers.length } as CSSProperties}
        >
          {numbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
        </div>
      </div>
    </>
  );
}

const SHORT_NUMBER = 5;

function isWide(number: string): boolean {
  return number.length > SHORT_NUMBER;
}

/**
 * Syncs `aria-pressed` of the cells with the selection, cell by cell and outside React: the cost of
 * a tap must not grow with the page.
 */
function useCellMarks(
  grid: RefObject<HTMLElement | null>,
  raffleId: string,
  /** Changes whenever cells come or go. */
  cells: unknown,
) {
  useLayoutEffect(() => {
    const store = selectionStore(raffleId);
    let painted: ReadonlySet<string> = new Set();

    function paint() {
      const chosen = new Set(store.getSnapshot().chosen.map(({ id }) => id));
      for (const id of new Set([...painted, ...chosen])) {
        if (painted.has(id) !== chosen.has(id)) press(id, chosen.has(id));
      }
      painted = chosen;
    }

    function press(id: string, isPressed: boolean) {
      const cell = grid.current?.querySelector(`button[value="${CSS.escape(id)}"]`);
      cell?.setAttribute('aria-pressed', String(isPressed));
    }

    paint();
    return store.subscribe(paint);
  }, [grid, raffleId, cells]);
}

/** Cells are ready one window height above and below the window. */
const MARGIN = '100%';

/**
 * The groups of the grid near its visible part: only these hold their cells. The focused group
 * keeps its own.
 */
function useNearGroups(grid: RefObject<HTMLElement | null>, groupCount: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));

  useEffect(() => {
    const groups = [...(grid.current?.querySelectorAll('[role=group]') ?? [])];
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const isKept = isIntersecting || target.contains(document.activeElement);
            if (isKept) after.add(groups.indexOf(target));
            else after.delete(groups.indexOf(target));
          }
          return after;
        }),
      { root: grid.current?.parentElement ?? null, rootMargin: MARGIN },
    );
    for (const group of groups) observer.observe(group);
    return () => observer.disconnect();
  }, [grid, groupCount]);

  return {
    near,
    /** Renders the cells of a group before it comes near. */
    bring: (group: number) => setNear((before) => new Set([...before, group])),
  };
}
