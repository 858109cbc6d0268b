/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { UploadedPicture } from './uploaded-picture';

const picture = () => screen.getByRole('img', { name: 'Moto' });

test('a picture is offered by width, and to old browsers in one that suits a phone', () => {
  render(<UploadedPicture src="/uploads/rifa/moto.jpg" alt="Moto" sizes="100vw" />);
  const offered = picture().getAttribute('srcset')?.split(', ') ?? [];
  expect(offered).toContain('/uploads/rifa/moto.jpg?w=384 384w');
  for (const each of offered) expect(each).toMatch(/\?w=(\d+) \1w$/);
  expect(picture().getAttribute('src')).toBe('/uploads/rifa/moto.jpg?w=640');
  expect(picture().getAttribute('sizes')).toBe('100vw');
});

test('without a picture the placeholder stands in its place', () => {
  render(<UploadedPicture src={null} alt="Moto" sizes="100vw" ratio="16 / 9" />);
  expect(picture().getAttribute('src')).toBe('/brand/no-image.svg');
  expect(picture().hasAttribute('srcset')).toBe(false);
  expect(picture().style.aspectRatio).toBe('16 / 9');
});

test.each([
  [true, 'eager', 'high'],
  [false, 'lazy', null],
])('what the page is about (%s) is loaded %s', (isMain, loading, priority) => {
  render(<UploadedPicture src="/uploads/rifa/a.jpg" alt="Moto" sizes="1rem" isMain={isMain} />);
  expect(picture().getAttribute('loading')).toBe(loading);
  expect(picture().getAttribute('fetchpriority')).toBe(priority);
});
