import { LineIcon, SolidIcon } from '../icon';
import { BACK, FORWARD } from '../icons';
import styles from './carousel.module.css';
import { useEffect, useState } from 'react';
import { useOnScreen } from '../use-on-screen';

export type LiveCarouselProps = { viewport: HTMLElement; slideMs: number };

export type CarouselEngine = {
  play: () => void;
  /** Stops on a whole slide. */
  stop: () => void;
  turn: (by: 1 | -1) => void;
};

const PAUSE = 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z';
const PLAY = 'M8 5.2v13.6L19 12z';

type CarouselControlsProps = {
  viewport: HTMLElement;
  /** Null while it starts. */
  engine: CarouselEngine | null;
};

/** Reserves its place from the start, and shows when there are slides to turn. */
export function CarouselControls({ viewport, engine }: CarouselControlsProps) {
  const canMove = useCanMove(viewport) && engine !== null;
  const [isRunning, setRunning] = useMotion(viewport, canMove ? engine : null);
  const turn = (by: 1 | -1) => () => {
    setRunning(false);
    engine?.turn(by);
  };
  return (
    <div className={styles.controls} data-part="controls" hidden={!canMove}>
      <button type="button" className={styles.control} onClick={() => setRunning(!isRunning)}>
        <SolidIcon size={18} path={isRunning ? PAUSE : PLAY} />
        <span className="visually-hidden">
          {isRunning ? 'Detener el movimiento' : 'Iniciar el movimiento'}
        </span>
      </button>
      <button type="button" className={styles.control} onClick={turn(-1)}>
        <LineIcon size={20} path={BACK} />
        <span className="visually-hidden">Anterior</span>
      </button>
      <button type="button" className={styles.control} onClick={turn(1)}>
        <LineIcon size={20} path={FORWARD} />
        <span className="visually-hidden">Siguiente</span>
      </button>
    </div>
  );
}

/** Whether some slide does not fit. A phone that is turned may change it. */
function useCanMove(viewport: HTMLElement): boolean {
  const [canMove, setCanMove] = useState(false);
  useEffect(() => {
    const size = new ResizeObserver(() => {
      const seen = Number(getComputedStyle(viewport).getPropertyValue('--slides'));
      setCanMove((viewport.firstElementChild?.childElementCount ?? 0) > seen);
    });
    size.observe(viewport);
    return () => size.disconnect();
  }, [viewport]);
  return canMove;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Runs a carousel while all of these hold: the visitor wants motion, it is on screen, no mouse rests on it.
 * Keyboard focus and any touch stop the motion for good.
 */
function useMotion(viewport: HTMLElement, engine: CarouselEngine | null) {
  const [isWanted, setWanted] = useState(() => !matchMedia(REDUCED_MOTION).matches);
  const [isHeld, setHeld] = useState(false);
  const isSeen = useOnScreen(viewport, '0px');

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

  return [isWanted, setWanted] as const;
}
