import { type ReactNode, useEffect, useRef, useState } from 'react';

/** As many as a window shows; what it would take to render all of a long list, each letter of a search would wait for. */
const STEP = 40;
/** The next ones are there before somebody scrolls to them. */
const AHEAD = '800px';

/** The rows of a list: the first of them, and more whenever its end is near. */
export function GrowingRows<T>({ items, row }: { items: readonly T[]; row(item: T): ReactNode }) {
  const [shown, setShown] = useState(STEP);
  const end = useRef<HTMLLIElement>(null);
  const isWhole = shown >= items.length;
  useEffect(() => {
    if (isWhole || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(shown + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWhole, shown]);
  return (
    <>
      {items.slice(0, shown).map(row)}
      {!isWhole && <li ref={end} aria-hidden style={{ height: 1 }} />}
    </>
  );
}
