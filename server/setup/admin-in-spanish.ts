import { inWords, type Fault } from '@/lib/checks/connection';

export function adminInSpanish(fault: Fault): string {
  return `Tu administración ${inWords(fault)}.`;
}
