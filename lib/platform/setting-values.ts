/** `EX_CONFIG` of sysexits.h: with a wrong setting a restart would not help. */
export const EXIT_WRONG_SETTING = 78;

/** What an owner writes for something that the shop does not have. */
export const NONE = /^\s*(none|ningun[oa])\s*$/i;

/** Null for what is no port: the launcher takes another, and the shop says so. */
export function portIn(text = ''): number | null {
  const isPort = /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= 65_535;
  return isPort ? Number(text) : null;
}

export function listIn(text = ''): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}

/** Undefined for a setting that is empty or `none`. */
export function settingIn(variables: NodeJS.ProcessEnv, name: string): string | undefined {
  return variables[name]?.trim().replace(NONE, '') || undefined;
}
