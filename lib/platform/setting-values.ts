/** What an owner writes for something that the shop does not have. */
export const NONE = /^\s*(none|ningun[oa])\s*$/i;

/** Undefined for a setting that is empty or `none`. */
export function settingIn(variables: NodeJS.ProcessEnv, name: string): string | undefined {
  return variables[name]?.trim().replace(NONE, '') || undefined;
}
