import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select, summary';
const FOLDED = 'details:not([open]) > :not(summary) *';

/** When the focused element disappears, the nearest one takes the focus: first the next, then the one before. */
export function useNearFocus(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    let focused: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      focused = target as Element;
    };

    function keep(records: MutationRecord[]) {
      const { activeElement } = document;
      if (activeElement !== document.body || !focused || focused.isConnected) return;
      const gone = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(focused)),
      );
      if (gone) focusNear(gone);
    }

    function focusNear({ target, previousSibling }: MutationRecord) {
      const all = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
        (element) => !element.matches(FOLDED),
      );
      const follows = (element: Element) =>
        !previousSibling?.contains(element) &&
        (previousSibling ?? target).compareDocumentPosition(element) &
          Node.DOCUMENT_POSITION_FOLLOWING;
      const beside = all.filter((element) => target.contains(element));
      const near = beside.find(follows) ?? beside.at(-1) ?? all.find(follows) ?? all.at(-1);
      near?.focus();
    }

    // After React's effects, which may give the focus to something better.
    const observer = new MutationObserver((records) => setTimeout(() => keep(records)));
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', note);
    };
  }, [dialog]);
}
