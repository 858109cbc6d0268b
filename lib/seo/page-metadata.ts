import 'server-only';
import type { Metadata } from 'next';
import { environment } from '@/lib/platform/env';
import { clip } from '@/lib/raffle/plain-text';
import type { ImagePath } from '@/lib/raffle/types';
import { absoluteUrl } from './absolute-url';

type PreviewedPage = {
  path: string;
  title: string;
  /** Without the shop's name, which previews show beside it. */
  socialTitle: string;
  description: string;
  card: { path: ImagePath; alt: string };
  siteName: string;
  /** False for a page that has nothing to find. */
  isIndexed?: boolean;
};

/** Previews and search engines cut longer titles in the middle of a word. */
export const MAX_TITLE = 65;
const MAX_DESCRIPTION = 160;
const MAX_ALT = 120;

/** A tab or a result of a search says whose page it is. */
export function titleOf(page: string, shop: string): string {
  return `${clip(page, MAX_TITLE)} · ${shop}`;
}

/** Complete for each page, because Next replaces a layout's tags instead of merging them. */
export function pageMetadata(page: PreviewedPage): Metadata {
  const url = absoluteUrl(page.path);
  const title = clip(page.socialTitle, MAX_TITLE);
  const description = clip(page.description, MAX_DESCRIPTION);
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { absolute: page.title },
    description,
    alternates: { canonical: url },
    robots: { index: page.isIndexed ?? true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      type: 'website',
      siteName: page.siteName,
      locale: 'es_VE',
      url,
      title,
      description,
      images: [
        {
          url: absoluteUrl(page.card.path),
          type: 'image/jpeg',
          width: 1200,
          height: 630,
          alt: clip(page.card.alt, MAX_ALT),
        },
      ],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}
