import { useEffect, useState, type RefObject } from 'react';

/** A window's height above and below the window is kept ready. */
const MARGIN = '100%';

/**
 * Which groups of the grid are near what is seen of it: only these hold their cells. The group that
 * has the focus keeps its own.
 */
export function useNearGroups(grid: RefObject<HTMLElement | null>, groupCount: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));

  useEffect(() => {
    const groups = [...(grid.current?.querySelectorAll('[role=group]') ?? [])];
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const isKept = isIntersecting || target.contains(document.activeElement);
            if (isKept) after.add(groups.indexOf(target));
            else after.delete(groups.indexOf(target));
          }
          return after;
        }),
      { root: grid.current?.parentElement ?? null, rootMargin: MARGIN },
    );
    for (const group of groups) observer.observe(group);
    return () => observer.disconnect();
  }, [grid, groupCount]);

  return {
    near,
    /** Makes the cells of a group before anybody comes near. */
    bring: (group: number) => setNear((before) => new Set([...before, group])),
  };
}
