import type { PageData, SiteData } from '../../../app/data/types.ts';

/** What the studio tells the page in its canvas. */
export type ToCanvas =
  | { show: { data: PageData; site: SiteData } }
  | {
      /** Marked, and brought into view if asked; of what shows one item at a time, that one. */
      select: { section: number | undefined; name: string; reveal: boolean; item: string };
    }
  | {
      /** Links lead somewhere and buttons do something; else a click selects. */
      live: boolean;
    };

/** What the page in the canvas tells the studio. */
export type FromCanvas =
  | { ready: true }
  | {
      clicked: {
        /** Undefined for what is around all of them. */
        section: number | undefined;
        /** Texts of what was clicked, from the inside out, and the picture's address. */
        texts: string[];
        /** In what of it: "header", "footer". */
        around?: string | undefined;
      };
    }
  | { followed: string }
  | { key: { key: string; shift: boolean } };

/** Both are documents of the dev server. */
export const send = <T extends ToCanvas | FromCanvas>(to: Window, message: T): void =>
  to.postMessage({ studio: message }, location.origin);

/** Calls back for each message of another window of the studio; returns what ends that. */
export function listen<T>(
  from: () => Window | null | undefined,
  hear: (message: T) => void,
): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (origin === location.origin && source === from() && data?.studio) hear(data.studio as T);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
