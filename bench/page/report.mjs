import { median, quantile } from '../shared/quantile.mjs';

const STEADY = ['CLS', 'requests', 'scripts KiB', 'all KiB', 'stalled'];
const COMPARED = ['FCP', 'LCP', 'numbers seen'];

/** @param {Map<string, { figures: Record<string, number | null> }[]>} all by contestant, the limit first */
export function report(all) {
  const visits = new Map(
    [...all].map(([name, list]) => [name, list.map((visit) => visit.figures)]),
  );
  const figures = Object.keys([...visits.values()][0][0]);
  const times = figures.filter((figure) => !STEADY.includes(figure));
  console.log('ms: median (quartiles) [range]');
  console.table(tableOf(visits, times, spread));
  console.table(tableOf(visits, STEADY, (values) => round(median(values), 3)));
  const [limit] = visits.values();
  console.log('Ratios of the medians to the page by hand');
  console.table(
    tableOf(visits, COMPARED, (values, figure) =>
      round(median(values) / median(valuesOf(limit, figure)), 2),
    ),
  );
}

/** The requests of the visit with the median largest paint, in ms from the navigation. */
export function reportWaterfalls(all) {
  for (const [name, visits] of all) {
    const sorted = visits.toSorted((a, b) => a.figures.LCP - b.figures.LCP);
    const { figures, waterfall } = sorted[Math.floor(sorted.length / 2)];
    console.log(`${name}: FCP ${Math.round(figures.FCP)}, LCP ${Math.round(figures.LCP)}`);
    console.table(waterfall);
  }
}

function tableOf(visits, figures, tell) {
  return Object.fromEntries(
    [...visits].map(([name, list]) => [
      name,
      Object.fromEntries(
        figures.map((figure) => {
          const values = valuesOf(list, figure);
          return [figure, values.length > 0 ? tell(values, figure) : ''];
        }),
      ),
    ]),
  );
}

function valuesOf(visits, figure) {
  return visits.map((visit) => visit[figure]).filter((value) => value !== null);
}

function spread(values) {
  const [least, low, middle, high, most] = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    Math.round(quantile(values, share)),
  );
  return `${middle} (${low}-${high}) [${least}-${most}]`;
}

const round = (value, digits) => Number(value.toFixed(digits));
