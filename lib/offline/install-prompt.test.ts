/** @jest-environment jsdom */
import { heldInstallPrompt, noteOffered } from './install-prompt';

beforeEach(() => localStorage.clear());

test('an offer of the browser waits until it was shown once', () => {
  expect(heldInstallPrompt()).toBeNull();
  const offer = new Event('beforeinstallprompt');
  Object.assign(window, { installPrompt: offer });
  expect(heldInstallPrompt()).toBe(offer);
  noteOffered();
  expect(heldInstallPrompt()).toBeNull();
});
