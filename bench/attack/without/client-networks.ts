import { clientAddress } from '@/lib/platform/http/client-address';

export type Subject = { name: string; times: number };

export const networksOf = (client: string): Subject[] => [{ name: client, times: 1 }];

export const slotClient = (request: Request): string => clientAddress(request);
