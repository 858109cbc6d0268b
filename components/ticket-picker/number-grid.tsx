import type { MouseEvent, ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import type { Ticket } from '@/lib/raffle/types';
import { NumberGroup } from './number-group';
import styles from './number-grid.module.css';
import { toggleTicket } from './take-ticket';
import { useCellMarks } from './use-cell-marks';
import { useNearGroups } from './use-near-groups';
import { useRovingFocus } from './use-roving-focus';
import { isWide } from './wide-numbers';

const GROUP_SIZE = 100;

type NumberGridProps = {
  raffleId: string;
  tickets: readonly Ticket[];
  /** Nothing can be chosen yet. */
  isDisabled: boolean;
};

/** All the numbers of the page under one handler. */
export function NumberGrid({ raffleId, tickets, isDisabled }: NumberGridProps): ReactNode {
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
    const isFree = target.ariaDisabled !== 'true' || target.ariaPressed === 'true';
    if (isFree) toggleTicket(raffleId, { id: target.value, number: target.textContent });
  }

  return (
    <fieldset
      ref={grid}
      className={styles.grid}
      disabled={isDisabled}
      data-wide={tickets.some(({ number }) => isWide(number)) || undefined}
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
