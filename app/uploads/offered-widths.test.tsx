import { renderToStaticMarkup } from 'react-dom/server';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import { PICTURE_WIDTHS } from '@/lib/images/picture';

test('pages ask for no width of a picture that would be refused', () => {
  const html = renderToStaticMarkup(
    <UploadedPicture src="/uploads/rifa/moto.jpg" alt="" sizes="100vw" />,
  );
  const asked = [...html.matchAll(/\?w=(\d+)/g)].map(([, width]) => Number(width));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((width) => !PICTURE_WIDTHS.some((made) => made === width))).toEqual([]);
});
