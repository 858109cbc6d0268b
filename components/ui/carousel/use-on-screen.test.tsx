/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { changeSightAtOnce, fakeIntersections } from '../intersection.test-kit';
import { useOnScreen } from './use-on-screen';

test('of several changes that are told at once, the last one counts', () => {
  fakeIntersections();
  const element = document.createElement('div');
  const { result } = renderHook(() => useOnScreen(element, '0px'));
  changeSightAtOnce(element, [false, true]);
  expect(result.current).toBe(true);
  changeSightAtOnce(element, [false, true, false]);
  expect(result.current).toBe(false);
});
