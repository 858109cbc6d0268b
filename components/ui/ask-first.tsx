import { useState } from 'react';
import styles from './ask-first.module.css';
import { Button } from './button';

type AskFirstProps = {
  /** Told until it is asked. */
  note: string;
  question: string;
  action: string;
  no: string;
  yes: string;
  onYes: () => void;
  className: string | undefined;
};

/** Asks before it deletes what a stray tap must not cost. */
export function AskFirst({ note, question, action, no, yes, onYes, className }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={className}>
      <p role="status">{isAsked ? question : note}</p>
      <div className={styles.ways}>
        {/* The way back takes the place of the tapped button, so that a double tap deletes nothing. */}
        <Button
          variant={isAsked ? 'quiet' : 'link'}
          size="small"
          onClick={() => setAsked(!isAsked)}
        >
          {isAsked ? no : action}
        </Button>
        {isAsked && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setAsked(false);
              onYes();
            }}
          >
            {yes}
          </Button>
        )}
      </div>
    </div>
  );
}
