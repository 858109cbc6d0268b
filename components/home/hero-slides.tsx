'use client';

import { NearSlides } from '@/components/ui/carousel/near-slides';
import { HeroSlide } from './hero-slide';
import type { HeroSlideFacts } from './hero-slide-facts';

export function HeroSlides({ slides }: { slides: HeroSlideFacts[] }) {
  return (
    <NearSlides
      slides={slides.map((slide, index) => ({
        key: slide.id,
        href: `/rifa/${slide.id}`,
        name: slide.name,
        whole: <HeroSlide slide={slide} isFirst={index === 0} />,
      }))}
    />
  );
}
