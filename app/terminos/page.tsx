import { LegalText } from '@/components/shop/legal/legal-text';
import { JsonLd } from '@/components/ui/json-ld';
import { legalPage } from '@/lib/content/legal-page';
import { legalMetadata } from '@/lib/seo/shop-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => legalMetadata('terminos');

export default function Page() {
  const page = legalPage('terminos');
  return (
    <>
      {page && (
        <JsonLd data={breadcrumbData([{ name: 'Inicio', path: '/home' }, { name: page.title }])} />
      )}
      <LegalText page={page} />
    </>
  );
}
