import { CarouselControls } from './carousel-controls';
import { RunningCarousel, type CarouselMotion } from './carousel-engine';
import { useMotion } from './use-motion';

type LiveCarouselProps = { viewport: HTMLElement; motion: CarouselMotion; isNear: boolean };

/** What turns the slides, and the buttons for it. Fetched when the carousel comes near the screen. */
export function LiveCarousel({ viewport, motion, isNear }: LiveCarouselProps) {
  const { engine, onEngine, isWanted, setWanted } = useMotion(viewport, isNear);
  return (
    <>
      <CarouselControls engine={engine} isRunning={isWanted} onRun={setWanted} />
      <RunningCarousel viewport={viewport} motion={motion} onEngine={onEngine} />
    </>
  );
}
