import { ButtonLink } from '@/components/ui/button';
import styles from './hero-without-raffles.module.css';

export function HeroWithoutRaffles({ isFailure }: { isFailure: boolean }) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Tu próximo premio empieza con un número</h2>
      <p className={styles.text}>
        {isFailure
          ? 'Estamos actualizando las rifas. Vuelve a mirar en un momento.'
          : 'Ahora no hay rifas activas. Muy pronto publicaremos la próxima.'}
      </p>
      <ButtonLink href={isFailure ? '' : '/contact'} variant="accent" className={styles.button}>
        {isFailure ? 'Intentar de nuevo' : 'Contáctanos'}
      </ButtonLink>
    </div>
  );
}
