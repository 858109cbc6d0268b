import { Contact } from '@/components/contact/contact';
import { companyProfile } from '@/lib/company';

export const revalidate = 60;

export const metadata = { title: 'Contacto' };

/** Nothing is made at build: the first request makes the page, the cache keeps it. */
export async function generateStaticParams() {
  return [];
}

export default function Page() {
  return <Contact company={companyProfile()} />;
}
