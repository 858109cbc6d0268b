import { writtenMetadata } from '@/lib/seo/shop-metadata';
import { WrittenPage } from '../written-page';

export const generateMetadata = () => writtenMetadata('terminos');

export default function Page() {
  return <WrittenPage name="terminos" />;
}
