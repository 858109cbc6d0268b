/** Protections that are missing without the front. Running without it must be acknowledged in `WITHOUT_FRONT`. */
export const LACKING = 'client-limits,page-policy,not-found';

/** The launcher sets `LAUNCHER_PID` for every process that it starts. */
export function lacksFront(variables: NodeJS.ProcessEnv): boolean {
  return !variables.LAUNCHER_PID && variables.WITHOUT_FRONT?.trim() !== LACKING;
}
