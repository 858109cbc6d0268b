export const documentHeaders: (policy: string) => Record<string, string> = () => ({});
