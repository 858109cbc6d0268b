/** Protections that are missing without the front. Running without it must be acknowledged in `WITHOUT_FRONT`. */
export const LACKING = 'client-limits,page-policy,not-found';

/** The launcher sets `LAUNCHER_PID` for every process that it starts. */
export function withoutFrontProblems(variables: NodeJS.ProcessEnv): string[] {
  if (variables.LAUNCHER_PID || variables.WITHOUT_FRONT?.trim() === LACKING) return [];
  return [
    'Next was started without the front: use `npm start` or `node server/start.mjs` (`npm run dev` while you write). ' +
      'Alone it believes every X-Forwarded-For, so limits per client do not hold. It also sends pages without a ' +
      'security policy and answers unknown raffles with 200. ' +
      `To run it anyway, set WITHOUT_FRONT=${LACKING}`,
  ];
}
