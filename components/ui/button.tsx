import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = {
  /** `primary` for the main action, `accent` on dark bands, `quiet` for the rest. */
  variant?: 'primary' | 'accent' | 'quiet';
  size?: 'small' | 'normal';
};

export function Button({ variant, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classes({ variant, size }, className)} />;
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classes({ variant, size }, className)} />;
}

function classes({ variant = 'primary', size = 'normal' }: Look, extra?: string): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, extra]
    .filter(Boolean)
    .join(' ');
}
