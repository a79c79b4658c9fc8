import type { PageData, SiteData } from '../../../app/data/types.ts';

export interface ShownPage {
  data: PageData;
  site: SiteData;
  /** In milliseconds, if the page is shown at another moment than the present. */
  now?: number | undefined;
}

export type ToCanvas =
  | { show: ShownPage }
  | {
      /** Marks a section, scrolls to it with `reveal`, and shows one of its items. */
      select: { section: number | undefined; name: string; reveal: boolean; item: string };
    }
  | {
      /** Whether clicks use the page; otherwise they select. */
      live: boolean;
    };

/** A key that was pressed in the canvas and is meant for the studio. */
export interface CanvasKey {
  key: string;
  shift: boolean;
  /** With Ctrl or ⌘. */
  command: boolean;
}

export type FromCanvas =
  | { ready: true }
  | {
      clicked: {
        section: number | undefined;
        /** The texts of the clicked element and of those around it, or the path of a picture. */
        texts: string[];
        /** The part around the sections: "header" or "footer". */
        around?: string | undefined;
      };
    }
  | { followed: string }
  | { key: CanvasKey };

export const send = <T extends ToCanvas | FromCanvas>(to: Window, message: T): void =>
  to.postMessage({ studio: message }, location.origin);

/** Listens to messages from another window of the studio. Returns a function that stops it. */
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
