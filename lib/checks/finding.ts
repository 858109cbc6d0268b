export type Finding = { ok: boolean; text: string };

export const right = (text: string): Finding => ({ ok: true, text });
export const wrong = (text: string): Finding => ({ ok: false, text });
