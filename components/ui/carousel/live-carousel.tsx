import { LineIcon, SolidIcon } from '../icon';
import { BACK, FORWARD } from '../icons';
import { RunningCarousel, type CarouselEngine } from './carousel-engine';
import styles from './carousel.module.css';
import { useCallback, useEffect, useState } from 'react';
import { REDUCED_MOTION, type CarouselMotion } from './carousel-options';
import { useOnScreen } from '../use-on-screen';

type LiveCarouselProps = { viewport: HTMLElement; motion: CarouselMotion };

export function LiveCarousel({ viewport, motion }: LiveCarouselProps) {
  const { engine, onEngine, onResize, isWanted, setWanted } = useMotion(viewport);
  return (
    <>
      <CarouselControls engine={engine} isRunning={isWanted} onRun={setWanted} />
      <RunningCarousel {...{ viewport, motion, onEngine, onResize }} />
    </>
  );
}

const PAUSE = 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z';
const PLAY = 'M8 5.2v13.6L19 12z';

type CarouselControlsProps = {
  engine: CarouselEngine | null;
  isRunning: boolean;
  onRun: (isRunning: boolean) => void;
};

/** Reserves its place from the start, and shows when there are slides to turn. */
function CarouselControls({ engine, isRunning, onRun }: CarouselControlsProps) {
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
        <SolidIcon size={18} path={isRunning ? PAUSE : PLAY} />
        <span className="visually-hidden">
          {isRunning ? 'Detener el movimiento' : 'Iniciar el movimiento'}
        </span>
      </button>
      <button type="button" className={styles.control} onClick={turn('previous')}>
        <LineIcon size={20} path={BACK} />
        <span className="visually-hidden">Anterior</span>
      </button>
      <button type="button" className={styles.control} onClick={turn('next')}>
        <LineIcon size={20} path={FORWARD} />
        <span className="visually-hidden">Siguiente</span>
      </button>
    </div>
  );
}

/**
 * Runs a carousel while all of these hold: the visitor wants motion, it is on screen, no mouse rests on it.
 * Keyboard focus and any touch stop the motion for good.
 */
function useMotion(viewport: HTMLElement) {
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isSeen = useOnScreen(viewport, '0px');

  const onEngine = useCallback((started: CarouselEngine | null) => {
    setEngine(started);
    if (started) setWanted(started.canLoop && !matchMedia(REDUCED_MOTION).matches);
  }, []);

  useEffect(() => {
    if (!engine || !isWanted || !isSeen || isHeld) return;
    engine.play();
    // Only after a start: a stop in the middle of a turn by a button would leave it between two slides.
    return () => engine.stop();
  }, [engine, isWanted, isSeen, isHeld]);

  useEffect(() => {
    viewport.firstElementChild?.setAttribute('aria-live', isWanted ? 'off' : 'polite');
  }, [viewport, isWanted]);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const reduced = matchMedia(REDUCED_MOTION);
    const stop = () => setWanted(false);
    const hold = ({ type, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(type === 'pointerenter');
    };
    reduced.addEventListener('change', () => reduced.matches && stop(), { signal });
    viewport.addEventListener('pointerdown', stop, { signal });
    viewport.addEventListener('pointerenter', hold, { signal });
    viewport.addEventListener('pointerleave', hold, { signal });
    viewport.parentElement?.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && stop(),
      { signal },
    );
    return () => gone.abort();
  }, [viewport]);

  return { engine, onEngine, onResize: setEngine, isWanted, setWanted };
}
