import { useEffect, useState, type ReactNode } from 'react';
import type { QuantityLimits } from '@/lib/raffle/quantity';
import styles from './choice-notices.module.css';
import { LostNotice } from './lost-notice';
import type { SelectionState } from './selection-store';
import { UndoNotice } from './undo-notice';

type ChoiceNoticesProps = {
  raffleId: string;
  selection: SelectionState;
  sale: QuantityLimits;
};

/** What happened to the chosen numbers, and what can be done about it. */
export function ChoiceNotices({ raffleId, selection, sale }: ChoiceNoticesProps) {
  const { chosen, lost, undo } = selection;
  useEffect(() => {
    const { activeElement } = document;
    // Once empty, the place of the notices would tell a keyboard or a screen reader nothing: the bar follows it.
    if (activeElement?.matches('[role=status]:empty'))
      (activeElement.nextSibling as HTMLElement).focus();
  });
  if (!undo && lost.size === 0) return null;
  return (
    <Place>
      {undo && <UndoNotice {...{ raffleId, chosen, undo }} max={sale.maxPerPurchase} />}
      {lost.size > 0 && (
        <LostNotice {...{ raffleId, chosen }} lost={chosen.filter(({ id }) => lost.has(id))} />
      )}
    </Place>
  );
}

/** The notice stands above the bar. While the quick quantities are there, it lies on the photo instead. */
function Place({ children }: { children: ReactNode }) {
  const [isHigh] = useState(leavesRoomAbove);
  return <div className={isHigh ? styles.high : undefined}>{children}</div>;
}

const HEADER_AND_NOTICE = 160;

function leavesRoomAbove(): boolean {
  const { top = 0 } = document.getElementById('compra-rapida')?.getBoundingClientRect() ?? {};
  return top > HEADER_AND_NOTICE && top < window.innerHeight;
}
