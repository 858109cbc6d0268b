import { useEffect, useEffectEvent, useState } from 'react';

/** A tap that came before its picture was ready: the purchase goes on by itself, or the tap is taken back. */
export function useAwaitedReceipt(
  { turn, isPreparing }: { turn: number; isPreparing: boolean },
  /** What the tap agreed to; with anything else in it nothing is bought by this tap. */
  agreed: readonly unknown[],
  onReady: () => void,
) {
  const [tap, setTap] = useState({ turn: 0, agreed });
  const isHeld =
    tap.turn > 0 && tap.turn === turn && tap.agreed.every((part, index) => part === agreed[index]);

  const goOn = useEffectEvent(() => {
    if (isHeld && !isPreparing) onReady();
  });
  useEffect(() => goOn(), [isPreparing, tap]);

  return { isAwaited: isHeld && isPreparing, awaitReceipt: () => setTap({ turn, agreed }) };
}
