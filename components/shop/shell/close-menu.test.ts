/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { closeMenu } from './close-menu';

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;

function open() {
  document.body.innerHTML = `
    <details open><summary tabindex="0">Menú</summary><a href="/verificar">Mis números</a></details>
    <a href="#numeros">Fuera</a>`;
  const menu = find<HTMLDetailsElement>('details');
  closeMenu(menu);
  return menu;
}

test('Escape closes the menu, and its button takes the focus', () => {
  const menu = open();
  find<HTMLElement>('details a').focus();
  fireEvent.keyDown(find('details a'), { key: 'Tab' });
  expect(menu.open).toBe(true);
  fireEvent.keyDown(find('details a'), { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Menú');
});

test('a tap outside closes the menu, one inside does not', () => {
  const menu = open();
  fireEvent.pointerDown(find('details a'));
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(find('[href="#numeros"]'));
  expect(menu.open).toBe(false);
});

test('the focus on its way to another link closes the menu', () => {
  const menu = open();
  find<HTMLElement>('details a').focus();
  expect(menu.open).toBe(true);
  find<HTMLElement>('[href="#numeros"]').focus();
  expect(menu.open).toBe(false);
});

test('a page that is left keeps no open menu', () => {
  const menu = open();
  document.dispatchEvent(new Event('pagehide', { bubbles: true }));
  expect(menu.open).toBe(false);
});
