import { formatShortDate } from '@/lib/raffle/dates';
import { EmptyNote } from './empty-note';

type SilenceNoteProps = {
  /** ISO time of the last answer of the admin API; null while it answers. */
  since: string | null;
  consequence?: string;
};

/** Says that a page is only remembered. */
export function SilenceNote({ since, consequence = '' }: SilenceNoteProps) {
  if (!since) return null;
  const text = `Ahora no podemos comunicarnos con el sistema. Esto es lo último que sabemos, del ${formatShortDate(since)}${consequence}.`;
  return <EmptyNote text={text} isFailure={false} />;
}
