export type Subject = { name: string; times: number };

export const networksOf = (client: string): Subject[] => [{ name: client, times: 1 }];
