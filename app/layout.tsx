import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Shell } from '@/components/shop/shell/shell';
import { shownAnnouncement } from '@/lib/content/announcement';
import { brandColours, brandStyle } from '@/lib/content/brand-colours';
import { withVersionedLogos } from '@/lib/content/versioned-logos';
import { shopContent } from '@/lib/content/content';
import { isDemo } from '@/lib/platform/env';
import './globals.css';

// For every page.
export const dynamic = 'force-dynamic';

/** Inline, not in a stylesheet: Chromium ends the transition with an error when the stylesheet is late. */
const PAGE_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

export function generateMetadata(): Metadata {
  const { name, ico } = shopContent().profile;
  return {
    title: name,
    applicationName: name,
    icons: { icon: ico, apple: '/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
    verification: siteVerification(),
    formatDetection: { telephone: false },
  };
}

function siteVerification(): Metadata['verification'] {
  const { google, facebook, pinterest } = shopContent().verification;
  return {
    ...(google && { google }),
    other: {
      ...(facebook && { 'facebook-domain-verification': facebook }),
      ...(pinterest && { 'p:domain_verify': pinterest }),
    },
  };
}

export function generateViewport(): Viewport {
  const { light, dark } = brandColours();
  return {
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.surface },
      { media: '(prefers-color-scheme: dark)', color: dark.surface },
    ],
  };
}

function announcementOfToday() {
  return shownAnnouncement(shopContent().announcement, new Date());
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const ownColours = brandStyle();
  const company = shopContent().profile;
  return (
    <html
      lang="es-VE"
      data-buttons={company.phone || company.whatsapp ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <style>{PAGE_TRANSITION}</style>
        {ownColours && <style>{ownColours}</style>}
      </head>
      <body>
        <Shell
          company={withVersionedLogos(company)}
          content={shopContent()}
          announcement={announcementOfToday()}
          isDemo={isDemo()}
        >
          {children}
        </Shell>
      </body>
    </html>
  );
}
