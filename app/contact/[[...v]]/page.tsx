import type { Metadata } from 'next';

export const revalidate = 60;
export const metadata: Metadata = { title: 'Contacto' };

export function generateStaticParams() {
  return [];
}

export default function ContactPage() {
  return <h1 className="visually-hidden">Contacto</h1>;
}
