import { FAULTS } from './plan.mjs';

export function printReport(visits, { failures, ...rows }, { without, seconds }) {
  const states = ['registered', 'partly-registered', 'refused', 'turned-away'];
  console.log(
    `\n${visits.length} purchases in ${Math.round(seconds)} s${without ? `, without ${without}` : ''}`,
  );
  console.table(
    Object.fromEntries(
      ['none', ...FAULTS].map((fault) => {
        const met = visits.filter((visit) => visit.fault === fault);
        const counts = states.map((state) => [
          state,
          met.filter(({ final }) => final?.state === state).length,
        ]);
        return [fault, { purchases: met.length, ...Object.fromEntries(counts) }];
      }),
    ),
  );
  console.table(
    Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.length])),
  );
  for (const [name, list] of Object.entries(rows)) {
    for (const one of list.slice(0, 3)) {
      const { fault, mode, final, request } = one;
      console.log(
        name,
        fault ? JSON.stringify({ fault, mode, final, reference: request.reference }) : one,
      );
    }
  }
  console.log(failures === 0 ? 'Nothing lost, nothing doubled.' : `${failures} failures.`);
}
