import type { KeyboardEvent } from 'react';

const TYPED = 'input:not([type=checkbox], [type=file])';

/**
 * "Siguiente" on a phone's keyboard is an Enter, which would submit the form. A field with `enterkeyhint="next"` moves
 * the focus to the next text field instead. The other fields submit, and so does the last.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('enterkeyhint') !== 'next') return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(TYPED)].filter(
    (field) => !field.closest('details:not([open])'),
  );
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
