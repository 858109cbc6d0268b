'use client';

import type { ReactNode } from 'react';
import { useByMethod } from './chosen-method';

type ByMethodProps = { raffleId: string; part: 'paid' | 'price' | 'rate'; children: ReactNode };

/** What the server wrote, until a method is chosen in the payment. */
export function ByMethod({ raffleId, part, children }: ByMethodProps) {
  const told = useByMethod(raffleId);
  return told ? told[part] : children;
}
