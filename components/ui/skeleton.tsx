import styles from './skeleton.module.css';

/** Holds the place of something on its way, so that nothing jumps when it comes. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height }} />;
}
