import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonStyle = {
  /** `primary` for the main action, `accent` on dark bands, `quiet` for the rest, `link` for what few need. */
  variant?: 'primary' | 'accent' | 'quiet' | 'link';
  size?: 'small' | 'normal';
};

export function Button({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button type="button" {...rest} className={classes({ variant, size }, className)} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return <a {...rest} className={classes({ variant, size }, className)} />;
}

function classes({ variant = 'primary', size = 'normal' }: ButtonStyle, extra?: string): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, extra]
    .filter(Boolean)
    .join(' ');
}
