/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { comeIntoSight, fakeObservers } from '../intersection.test-kit';
import { NearSlides } from './near-slides';

const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    href: `/rifa/${index + 1}`,
    name: `Rifa ${index + 1}`,
    whole: (
      <article>
        <a href={`/rifa/${index + 1}`}>{`Entera ${index + 1}`}</a>
      </article>
    ),
  }));

let slides: HTMLElement[];

const slide = (position: number) => slides[position - 1]!;

const wholeOnes = () =>
  screen.queryAllByText(/^Entera/).map(({ textContent }) => Number(textContent?.slice(7)));

function show(count: number) {
  fakeObservers();
  render(
    <div>
      <div>
        <NearSlides slides={slidesOf(count)} />
      </div>
    </div>,
  );
  slides = screen.getAllByRole('group');
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('the first six are whole before the scripts load, and each other one is a plain link', () => {
  show(40);
  expect(wholeOnes()).toEqual(from(1, 6));
  expect(within(slide(25)).getByRole('link', { name: 'Rifa 25' }).getAttribute('href')).toBe(
    '/rifa/25',
  );
  expect(screen.getAllByRole('link', { name: /^Rifa/ })).toHaveLength(34);
});

test('each of forty slides is whole once it has come near, and stays so', () => {
  show(40);
  for (const position of from(7, 40)) {
    expect(wholeOnes()).not.toContain(position);
    comeIntoSight([slide(position)]);
    comeIntoSight([slide(position)], false);
  }
  expect(wholeOnes()).toEqual(from(1, 40));
});

test('a slide that becomes whole keeps the focus that its plain link had, and takes no other', async () => {
  show(40);
  within(slide(25)).getByRole('link').focus();
  await act(async () => comeIntoSight([slide(24), slide(25)]));
  expect(document.activeElement?.textContent).toBe('Entera 25');
});
