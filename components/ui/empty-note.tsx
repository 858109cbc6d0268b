import styles from './page-parts.module.css';

type EmptyNoteProps = {
  text: string;
  /** The items may exist but could not be loaded, so the visitor may try again. */
  isFailure: boolean;
};

export function EmptyNote({ text, isFailure }: EmptyNoteProps) {
  return (
    <p className={styles.note}>
      {isFailure ? (
        <span>
          En este momento no podemos mostrar las rifas. <a href="">Intentar de nuevo</a>
        </span>
      ) : (
        text
      )}
    </p>
  );
}
