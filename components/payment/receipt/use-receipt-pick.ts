import { useRef, useState } from 'react';
import { prepareReceipt, type ReceiptProblem } from './prepare-receipt';
import { shrinkInWorker } from './shrink-in-worker';

/** From the picked file to the picture that would be sent. Of two picks the later one counts. */
export function useReceiptPick(onPrepared: (receipt: Blob) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<ReceiptProblem | null>(null);
  const [turn, setTurn] = useState(0);
  const latest = useRef(0);

  async function pick(file: File | undefined) {
    if (!file) return;
    const own = (latest.current += 1);
    setTurn(own);
    setPreparing(true);
    setProblem(null);
    const prepared = await prepareReceipt(file, shrinkInWorker);
    if (own !== latest.current) return;
    setPreparing(false);
    if (prepared.ok) onPrepared(prepared.picture);
    else setProblem(prepared.problem);
  }

  return { turn, isPreparing, problem, pick };
}
