import { useRef, useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import type { RequestFailure } from '@/lib/storefront-api/read-json';

/**
 * The dialog's message about a failure. It appears once between the first failure and the next good
 * answer, not at each refresh. If the network breaks while tickets are shown, their age says so.
 */
export function useFailureNotice() {
  const [message, setMessage] = useState<string | null>(null);
  const isTold = useRef(false);

  return {
    message,
    dismiss: () => setMessage(null),
    onFailure(failure: RequestFailure, isAwaited: boolean) {
      if (isTold.current || (failure.reason === 'no-answer' && !isAwaited)) return;
      isTold.current = true;
      console.error('Tickets could not be loaded', failure);
      setMessage(failure.message);
    },
    onAnswer() {
      isTold.current = false;
    },
  };
}

const loadDialog = async () => (await import('@/components/ui/error-dialog')).ErrorDialog;

type FailureNoticeProps = { message: string | null; onClose: () => void };

export function FailureNotice({ message, onClose }: FailureNoticeProps) {
  const { part: ErrorDialog } = useLazy(message !== null, loadDialog);
  return message !== null && ErrorDialog && <ErrorDialog message={message} onClose={onClose} />;
}
