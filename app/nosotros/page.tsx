import { writtenMetadata } from '@/lib/seo/shop-metadata';
import { WrittenPage } from '../written-page';

export const generateMetadata = () => writtenMetadata('nosotros');

export default function Page() {
  return <WrittenPage name="nosotros" />;
}
