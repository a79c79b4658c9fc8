import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { host } from '../../shared/host.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import { type LinkComment, type PageLink, sectionNow } from '../../shared/links.ts';
import { told } from '../store/api.ts';
import { showAnswer } from '../store/use-answer.ts';
import { useFileValue } from '../store/use-store.ts';

const NONE: readonly PageLink[] = [];
const never = () => () => undefined;

/** The links of the person; none where there is no address to show a page at. */
export function useLinks(): readonly PageLink[] {
  const links = host().remote?.links;
  return useSyncExternalStore(links?.subscribe ?? never, () => links?.all() ?? NONE);
}

/** Asks for links and comments when the window opens, and whenever somebody comes back to it. */
export function useLinksRead(): void {
  useEffect(() => {
    const links = host().remote?.links;
    if (!links) return undefined;
    let end: (() => void) | undefined;
    const read = () => {
      end?.();
      end = showAnswer(
        () => links.refresh().catch(told),
        () => undefined,
        // Whoever makes a link is told why it cannot be.
        () => undefined,
      );
    };
    read();
    addEventListener('focus', read);
    return () => {
      removeEventListener('focus', read);
      end?.();
    };
  }, []);
}

/** Comments that wait for their author, by file. */
export const useOpenComments = (): ReadonlyMap<string, number> => openComments(useLinks());

const openComments = memoizeWeakly((links: readonly PageLink[]) => {
  const counts = new Map<string, number>();
  for (const { file, comments } of links) {
    const open = comments.filter((comment) => !comment.is_closed).length;
    if (open > 0) counts.set(file, (counts.get(file) ?? 0) + open);
  }
  return counts;
});

/** The comments on a section of a page as it is now; without one, those on the page as a whole and on what is gone; or all. */
export function useComments(
  file: string,
  section: number | undefined | 'all',
): readonly LinkComment[] {
  const links = useLinks();
  const page = useFileValue(file);
  return useMemo(() => {
    const found = getAtPointer(page, '/sections');
    const sections = Array.isArray(found) ? found : [];
    return links
      .filter((link) => link.file === file)
      .flatMap(({ comments }) => comments)
      .filter((comment) => {
        if (section === 'all') return true;
        const now = comment.section ? sectionNow(comment.section, sections) : undefined;
        return now === section;
      });
  }, [links, file, page, section]);
}
