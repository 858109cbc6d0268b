import { BackIcon, ForwardIcon } from '../icons';
import { PauseIcon, PlayIcon } from './playback-icons';
import type { CarouselEngine } from './carousel-engine';
import styles from './carousel.module.css';

type CarouselControlsProps = {
  engine: CarouselEngine | null;
  isRunning: boolean;
  onRun: (isRunning: boolean) => void;
};

/** Their place is kept from the start; they show when there is something to turn. */
export function CarouselControls({ engine, isRunning, onRun }: CarouselControlsProps) {
  const turn = (step: 'previous' | 'next') => () => {
    onRun(false);
    engine?.[step]();
  };
  return (
    <div className={styles.controls} data-part="controls" hidden={!engine?.canMove}>
      <button
        type="button"
        className={styles.control}
        hidden={engine?.canLoop === false}
        onClick={() => onRun(!isRunning)}
      >
        {isRunning ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        <span className="visually-hidden">
          {isRunning ? 'Detener el movimiento' : 'Iniciar el movimiento'}
        </span>
      </button>
      <button type="button" className={styles.control} onClick={turn('previous')}>
        <BackIcon size={20} />
        <span className="visually-hidden">Anterior</span>
      </button>
      <button type="button" className={styles.control} onClick={turn('next')}>
        <ForwardIcon size={20} />
        <span className="visually-hidden">Siguiente</span>
      </button>
    </div>
  );
}
