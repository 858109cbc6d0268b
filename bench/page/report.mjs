import { median, quantile } from '../shared/quantile.mjs';

const STEADY = ['CLS', 'requests', 'scripts KiB', 'all KiB', 'stalled'];
const COMPARED = ['FCP', 'LCP', 'numbers seen'];

/** @param {Map<string, Record<string, number | null>[]>} visits by contestant, the limit first */
export function report(visits) {
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
