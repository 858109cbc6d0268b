import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { companyProfile } from '@/lib/company';
import { isDemo } from '@/lib/env';
import './globals.css';

export function generateMetadata(): Metadata {
  const { name, ico } = companyProfile();
  return {
    title: name,
    applicationName: name,
    icons: { icon: ico, apple: '/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#132124' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-VE">
      <body>
        <Shell company={companyProfile()} isDemo={isDemo()}>
          {children}
        </Shell>
      </body>
    </html>
  );
}
