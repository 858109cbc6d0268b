import { traceOf } from './purchase';

test('the same key has the same six signs, which nobody confuses', () => {
  expect(traceOf('00010203-0405-4607-8809-0a0b0c0d0e0f')).toBe('234567');
  expect(traceOf('fffefdfc-fbfa-4fff-bfff-ffffffffffff')).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
});

test('another key has another code', () => {
  expect(traceOf('00010203-0405-4607-8809-0a0b0c0d0e0f')).not.toBe(
    traceOf('01010203-0405-4607-8809-0a0b0c0d0e0f'),
  );
});
