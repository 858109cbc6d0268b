import { useEffect } from 'react';
import type { QuantityLimits } from '@/lib/raffle/quantity';
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
  return (
    <>
      {undo && <UndoNotice {...{ raffleId, chosen, undo }} max={sale.maxPerPurchase} />}
      {lost.size > 0 && (
        <LostNotice {...{ raffleId, chosen }} lost={chosen.filter(({ id }) => lost.has(id))} />
      )}
    </>
  );
}
