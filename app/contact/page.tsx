import { Contact } from '@/components/shop/contact/contact';
import { JsonLd } from '@/components/ui/json-ld';
import { shopContent } from '@/lib/content/content';
import { withVersionedLogos } from '@/lib/content/versioned-logos';
import { contactMetadata } from '@/lib/seo/shop-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

export const generateMetadata = contactMetadata;

export default function Page() {
  return (
    <>
      <JsonLd data={breadcrumbData('Contacto', 'Home')} />
      <Contact company={withVersionedLogos(shopContent().profile)} content={shopContent()} />
    </>
  );
}
