import { useState } from 'react';
import { ErrorDialog } from '@/components/ui/error-dialog';

/** Says once, over the panel that stays, what the shop's system answered. */
export function ErrorNotice({ message }: { message: string }) {
  const [isRead, setRead] = useState(false);
  return <ErrorDialog message={isRead ? null : message} onClose={() => setRead(true)} />;
}
