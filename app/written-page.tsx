import { redirect } from 'next/navigation';
import { WrittenText } from '@/components/shop/written/written-text';
import { JsonLd } from '@/components/ui/json-ld';
import { LEGAL_PAGES, type WrittenPage as Name } from '@/lib/content/types';
import { writtenPage } from '@/lib/content/written-page';
import { breadcrumbData } from '@/lib/seo/structured-data';

export function WrittenPage({ name }: { name: Name }) {
  const page = writtenPage(name);
  const isLegal = LEGAL_PAGES.some((legal) => legal === name);
  if (!page && !isLegal) redirect('/home');
  return (
    <>
      {page && <JsonLd data={breadcrumbData(page.title)} />}
      <WrittenText page={page} />
    </>
  );
}
