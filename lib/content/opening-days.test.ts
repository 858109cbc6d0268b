import { openingDays } from './opening-days';

const TIME = '8:00am-6:00pm';

test.each([
  [[TIME, TIME, null], 'de lunes a sábado'],
  [[TIME, TIME, TIME], 'de lunes a domingo'],
  [[TIME, null, null], 'de lunes a viernes'],
  [[TIME, null, TIME], 'de lunes a viernes y los domingos'],
  [[null, TIME, null], 'los sábados'],
  [[null, TIME, TIME], 'los sábados y domingos'],
  [[null, null, null], null],
] as const)('%j is said as "%s"', ([weekdays, saturday, sunday], said) => {
  expect(openingDays({ weekdays, saturday, sunday })).toBe(said);
});
