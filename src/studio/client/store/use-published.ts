import { useCallback, useEffect, useState } from 'react';
import type { FollowAnswer } from '../../shared/proposals.ts';
import type { Requests } from '../../shared/protocol.ts';
import { ask } from './api.ts';
import { connection } from './connection.ts';
import { useStore, useStudio } from './use-store.ts';

/** In milliseconds. Who goes from one window to the other and back asks once. */
const PAUSE = 30_000;

/** What others have published since the window was opened. */
interface News {
  /** The files that have changed here. */
  arrived: readonly string[];
  last: FollowAnswer | undefined;
}

/**
 * Asks what others have published, and brings it here: at once, and when the window is looked at again. Nobody
 * waits for it.
 */
export function usePublished() {
  const store = useStore();
  const hasGit = useStudio(({ start }) => start.git);
  const [news, setNews] = useState<News>({ arrived: [], last: undefined });
  const follow = useCallback(
    async (body: Requests['follow']['body']): Promise<void> => {
      const last = await ask('follow', body);
      setNews(({ arrived }) => ({ arrived: [...new Set([...arrived, ...last.arrived])], last }));
      // A window that has just opened may have missed the news of the files.
      if (last.arrived.length > 0) await store.followDisk();
    },
    [store],
  );

  useEffect(() => {
    if (!hasGit) return undefined;
    let time = Number.NEGATIVE_INFINITY;
    const look = async () => {
      if (document.hidden || Date.now() - time < PAUSE) return;
      time = Date.now();
      await followAgain();
    };
    const followAgain = () => connection.keepAsking('follow', () => follow({}), followAgain);
    void look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      connection.answered('follow');
    };
  }, [hasGit, follow]);

  const { last, arrived } = news;
  return {
    arrived,
    last,
    follow,
    /** What was read is told no more. */
    dismissArrived: () => setNews({ arrived: [], last }),
  };
}
