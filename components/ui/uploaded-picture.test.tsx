/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { UploadedPicture } from './uploaded-picture';

const picture = () => screen.getByRole('img', { name: 'Moto' });

const sources = () => [...(picture().parentElement?.querySelectorAll('source') ?? [])];

test('a picture is offered by width in the newest format, and in one phone size to other browsers', () => {
  render(<UploadedPicture src="/uploads/rifa/moto.jpg" alt="Moto" sizes="100vw" />);
  const [avif] = sources();
  const offered = avif?.getAttribute('srcset')?.split(', ') ?? [];
  expect(offered).toContain('/uploads/rifa/moto.jpg?w=384.avif 384w');
  for (const each of offered) expect(each).toMatch(/\?w=(\d+)\.avif \1w$/);
  expect([avif?.type, avif?.sizes]).toEqual(['image/avif', '100vw']);
  expect(picture().getAttribute('src')).toBe('/uploads/rifa/moto.jpg?w=656.jpeg');
});

// spec: placeholder
test('the placeholder appears when there is no picture', () => {
  render(<UploadedPicture src={null} alt="Moto" sizes="100vw" ratio="16 / 9" />);
  expect(picture().getAttribute('src')).toBe('/brand/no-image.svg');
  expect(sources()).toEqual([]);
  expect(picture().style.aspectRatio).toBe('16 / 9');
});

test.each([
  [true, 'eager', 'high'],
  [false, 'lazy', null],
])('a picture is loaded by its importance (main: %s, loading: %s)', (isMain, loading, priority) => {
  render(<UploadedPicture src="/uploads/rifa/a.jpg" alt="Moto" sizes="1rem" isMain={isMain} />);
  expect(picture().getAttribute('loading')).toBe(loading);
  expect(picture().getAttribute('fetchpriority')).toBe(priority);
});
