/** A problem as the editor's window shows it. */
export interface ShownProblem {
  severity: 'error' | 'warning';
  /** `site-config/pages/sobre.json:12:5`. */
  at: string;
  /** The same with the whole path, for the text editor. */
  place: string;
  message: string;
  hint?: string | undefined;
  /** The line with a mark below it; nothing where it cannot be shown. */
  excerpt: string[];
  fixable: boolean;
}

/** What the open pages are told when files under `site-config/` or `public/` change. */
export interface News {
  problems: ShownProblem[];
  /** Pages that were renamed: old path -> new path. */
  moved: Record<string, string>;
}

/** Where the dev server answers the editor's window. */
export const EDITOR = '/__editor';

export const NEWS_URL = `${EDITOR}/news`;
export const FIX_URL = `${EDITOR}/fix`;
export const PLACE_URL = `${EDITOR}/place`;
