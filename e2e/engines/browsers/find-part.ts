import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import type { Step } from './engine';

type InPage = { TestingLibraryDom: typeof TestingLibrary; findPart: typeof findPart };

/** Runs in the page. Finds the first part at the end of the path; for a tap, only if it is enabled and uncovered. */
function findPart(path: Step[], isForTap: boolean): Element | null {
  const { queryAllByLabelText, queryAllByRole } = (window as unknown as InPage).TestingLibraryDom;
  let part: HTMLElement | undefined = document.body;
  for (const step of path) {
    if ('label' in step) [part] = queryAllByLabelText(part, step.label);
    else [part] = queryAllByRole(part, step.role, step.name ? { name: step.name } : {});
    if (!part) return null;
  }
  if (!isForTap) return part;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = part.getBoundingClientRect();
  // The drivers tap where the part was when they asked for its place, so it has to stand still between two looks.
  const tapped: HTMLElement & { placeSeen?: string } = part;
  const isStill = tapped.placeSeen === `${x},${y},${width}`;
  tapped.placeSeen = `${x},${y},${width}`;
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return isStill && part.contains(onTop) && !part.matches(':disabled') ? part : null;
}

const library = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';

/** Lets a page find its parts by role and name, the same way in every engine. */
export const teachToFind = () =>
  `${readFileSync(library, 'utf8')};window.findPart=${findPart.toString()}`;

export const canFind = () => 'findPart' in window;

export const findInPage = (path: Step[], isForTap: boolean) =>
  (window as unknown as Partial<InPage>).findPart?.(path, isForTap) ?? null;
