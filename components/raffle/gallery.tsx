import { Carousel } from '@/components/ui/carousel/carousel';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import type { ImagePath } from '@/lib/raffle/types';
import styles from './raffle-page.module.css';

const ROUND_MS = 38_000;

type GalleryProps = { images: ImagePath[]; raffleName: string };

export function Gallery({ images, raffleName }: GalleryProps) {
  if (images.length === 0) return null;
  return (
    <section className={styles.gallerySection} aria-labelledby="galeria">
      <Carousel
        label={`Imágenes de ${raffleName}`}
        motion="flow"
        slideMs={Math.round(ROUND_MS / images.length)}
        heading={
          <h2 id="galeria" className={styles.galleryTitle}>
            Galería
          </h2>
        }
        className={styles.gallery}
      >
        {images.map((image, index) => (
          <CarouselSlide key={image} position={index + 1} total={images.length}>
            <div className={styles.picture}>
              <UploadedPicture
                src={image}
                alt={`${raffleName}, imagen ${index + 1}`}
                sizes="(min-width: 72rem) 24rem, (min-width: 768px) 33vw, 50vw"
              />
            </div>
          </CarouselSlide>
        ))}
      </Carousel>
    </section>
  );
}
