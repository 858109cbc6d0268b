/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { comeIntoSight, fakeObservers } from '../intersection.test-kit';
import { Carousel } from './carousel';

const mockEngine = { play: jest.fn(), stop: jest.fn(), turn: jest.fn() };
const engine = mockEngine;
let prefersRest = false;
let changePreference: (prefersRest: boolean) => void;

jest.mock('./step-carousel', () => {
  const { CarouselControls } = jest.requireActual('./carousel-controls');
  return {
    StepCarousel: ({ viewport }: { viewport: HTMLElement }) => (
      <CarouselControls viewport={viewport} engine={mockEngine} />
    ),
  };
});

beforeEach(() => {
  jest.clearAllMocks();
  prefersRest = false;
  fakeObservers();
  const preference = Object.defineProperty(new EventTarget(), 'matches', {
    get: () => prefersRest,
  });
  window.matchMedia = () => preference as MediaQueryList;
  changePreference = (prefers) =>
    act(() => {
      prefersRest = prefers;
      preference.dispatchEvent(new Event('change'));
    });
});

const track = () => screen.getByText('Moto').parentElement!;
const viewport = () => track().parentElement!;
const button = (name: string) => screen.queryByRole('button', { name });
const [STOP, START] = ['Detener el movimiento', 'Iniciar el movimiento'];

async function show({ isNear = true, isSeen = true } = {}) {
  render(
    <Carousel label="Rifas" motion="step" slideMs={6000} heading={<h2>Rifas</h2>}>
      <p>Moto</p>
    </Carousel>,
  );
  await act(async () => isNear && comeIntoSight([viewport()]));
  engine.stop.mockClear();
  if (isNear && isSeen) comeIntoSight([viewport()]);
}

test('the carousel is a list scrolled by key, without buttons, until it is near the screen', async () => {
  await show({ isNear: false });
  expect(screen.getByRole('group', { name: 'Rifas' }).contains(viewport())).toBe(true);
  expect(viewport().tabIndex).toBe(0);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the carousel that takes over the list is no stop of the keyboard, and keeps the list’s focus', async () => {
  await show({ isNear: false });
  viewport().focus();
  await act(async () => comeIntoSight([viewport()]));
  expect(viewport().getAttribute('tabindex')).toBe('-1');
  expect(document.activeElement).toBe(viewport());
});

test('the carousel that is near the screen but not on it rests', async () => {
  await show({ isSeen: false });
  expect(button(STOP)).toBeTruthy();
  expect(engine.play).not.toHaveBeenCalled();
});

test('a touch ends the motion for good; a mouse pauses it', async () => {
  await show();
  const pointer = (type: string) =>
    act(() => {
      const event = Object.assign(new Event(type), { pointerType: 'mouse' });
      viewport().dispatchEvent(event);
    });
  pointer('pointerenter');
  expect(engine.stop).toHaveBeenCalledTimes(1);
  pointer('pointerleave');
  expect(engine.play).toHaveBeenCalledTimes(2);
  pointer('pointerdown');
  comeIntoSight([viewport()], false);
  comeIntoSight([viewport()]);
  expect(engine.play).toHaveBeenCalledTimes(2);
  expect(button(START)).toBeTruthy();
});

test('a turn by a button is not broken off when the carousel leaves the screen', async () => {
  prefersRest = true;
  await show();
  fireEvent.click(button('Siguiente')!);
  comeIntoSight([viewport()], false);
  expect(engine.turn.mock.calls).toEqual([[1]]);
  expect(engine.stop).not.toHaveBeenCalled();
});

test('the motion ends as soon as the visitor asks the phone for less, and does not come back', async () => {
  await show();
  changePreference(false);
  expect(button(STOP)).toBeTruthy();
  changePreference(true);
  expect(engine.stop).toHaveBeenCalledTimes(1);
  changePreference(false);
  expect(engine.play).toHaveBeenCalledTimes(1);
  expect(button(START)).toBeTruthy();
});

test('slides that all fit have neither motion nor buttons', async () => {
  const style = jest.spyOn(window, 'getComputedStyle');
  style.mockReturnValue({ getPropertyValue: () => '1' } as never);
  await show();
  style.mockRestore();
  expect(engine.play).not.toHaveBeenCalled();
  expect(button('Siguiente')).toBeNull();
});
