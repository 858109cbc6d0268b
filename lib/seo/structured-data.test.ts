import { contentSchema } from '@/lib/content/schema';
import { shopContent, showContent } from '@/lib/content/content';
import { shopData } from './structured-data';

const SHOP = 'https://rifas.example.com';
const OWN = {
  name: 'Rifas Turpial',
  phone: '+58 274 111 2233',
  email: 'hola@turpial.example.com',
  address: 'Calle 24, local 3',
  nit: 'J-12345678-9',
  facebook: 'https://www.facebook.com/turpial',
  instagram: 'https://www.instagram.com/turpial',
  tiktok: 'https://www.tiktok.com/@turpial',
};

function write(profile: Record<string, string>) {
  const written = contentSchema.cast({ profile: { name: 'Rifas Turpial', ...profile } });
  showContent({ ...shopContent(), ...written });
}

test('the shop is described as the organization of the site, with whole addresses', () => {
  write(OWN);
  expect(shopData()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${SHOP}/#organization`,
      name: OWN.name,
      url: `${SHOP}/home`,
      logo: `${SHOP}/brand/logo.svg`,
      telephone: OWN.phone,
      email: OWN.email,
      address: OWN.address,
      taxID: OWN.nit,
      sameAs: [OWN.facebook, OWN.instagram, OWN.tiktok],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: OWN.name,
      url: `${SHOP}/home`,
      inLanguage: 'es-VE',
      publisher: { '@id': `${SHOP}/#organization` },
    },
  ]);
});

test('nothing that the owner does not have is published', () => {
  write({});
  const [organization] = shopData();
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${SHOP}/#organization`,
    name: 'Rifas Turpial',
    url: `${SHOP}/home`,
    logo: `${SHOP}/brand/logo.svg`,
  });
});
