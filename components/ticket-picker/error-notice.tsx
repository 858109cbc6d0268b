import { useLatePart } from '@/components/ui/use-late-part';

const loadDialog = async () => (await import('@/components/ui/error-dialog')).ErrorDialog;

type ErrorNoticeProps = { message: string | null; onClose: () => void };

/** The dialog titled Error, fetched when there is something to say. */
export function ErrorNotice({ message, onClose }: ErrorNoticeProps) {
  const { part: ErrorDialog } = useLatePart(message !== null, loadDialog);
  return message !== null && ErrorDialog && <ErrorDialog message={message} onClose={onClose} />;
}
