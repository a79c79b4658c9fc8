import type { PageData, SiteData } from '../../../ui/data/types.ts';
import type { PageTexts } from './page-texts.ts';

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
    }
  | {
      /** The element to type in, among those of the last `reached`; undefined ends the typing. */
      typing: { target: number; text: number; isRich: boolean } | undefined;
    }
  | {
      /** Of what was last reached, nothing is typed on the page. */
      untyped: true;
    }
  | {
      /** Ends the typing, and goes to the next text of the page or the previous one. */
      step: 1 | -1;
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
      /** What was clicked; or where a key may lead, the nearest first. */
      reached: { targets: PageTexts[]; isClick: boolean };
    }
  | {
      /** The element with `SLOT_ID` is there. */
      slot: { caret: number | undefined };
    }
  | {
      /** The address of a link; '' for a form, which sends nothing here. */
      followed: string;
    }
  | { key: CanvasKey };

export const post = <T extends ToCanvas | FromCanvas>(to: Window, message: T): void =>
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
