/** @jest-environment jsdom */
import { bothStorages, changeBothStorages } from './both-storages';

const localStorageGives = (open: () => unknown) =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(open as () => Storage);

test.each<[string, () => unknown]>([
  ['is null, as in a web view made without it', () => null],
  ['is not there', () => undefined],
  [
    'is forbidden',
    () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  ],
])('a storage that %s is left out', (_what, open) => {
  localStorageGives(open);
  expect(bothStorages()).toEqual([window.sessionStorage]);
});

test('a full storage keeps the other from nothing', () => {
  const full = {
    setItem() {
      throw new DOMException('No room', 'QuotaExceededError');
    },
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
  changeBothStorages((storage) => storage.setItem('a', '1'));
  expect(window.localStorage.getItem('a')).toBe('1');
});
