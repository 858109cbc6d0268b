import { filterSql } from './mongo-filter';

const columns = { numero: 'n', name: 'name', abierta: 'abierta' };

test('anchored numbers become one lookup', () => {
  const $or = ['007', '008'].map((numero) => ({
    numero: { $regex: `^${numero}$`, $options: 'i' },
  }));
  expect(filterSql({ $or }, columns)).toEqual({ text: 'n in (?, ?)', values: ['007', '008'] });
});

test('text typed by a visitor stays text', () => {
  expect(filterSql({ name: { $regex: '50%', $options: 'i' } }, columns)).toEqual({
    text: `name like ? escape '\\'`,
    values: ['%50\\%%'],
  });
});

test('a pattern goes to the database, which takes linear time', () => {
  expect(filterSql({ name: { $regex: '(a+)+$', $options: 'i' } }, columns)).toEqual({
    text: 'regexpi(?, name)',
    values: ['(a+)+$'],
  });
});

test('conditions of one filter hold together; booleans are numbers', () => {
  expect(filterSql({ abierta: true, name: { $in: ['a', 'b'] } }, columns)).toEqual({
    text: '(abierta = 1 and name in (?, ?))',
    values: ['a', 'b'],
  });
});

test('an unknown field matches nothing, an unknown operator fails', () => {
  expect(filterSql({ otro: 1 }, columns).text).toBe('0');
  expect(() => filterSql({ name: { $where: '1' } }, columns)).toThrow();
  expect(() => filterSql({ $where: '1' }, columns)).toThrow();
});
