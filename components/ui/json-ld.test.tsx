import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

test('a text cannot close the script, and is read as it was written', () => {
  const data = { name: 'Moto </script><script>alert(1)</script> <!--' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
