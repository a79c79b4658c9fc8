import type { Wording } from '../../words/message.ts';

export interface ShownProblem {
  severity: 'error' | 'warning';
  /** `site-config/pages/sobre.json:12:5`. */
  position: string;
  /** The same with an absolute path, for the text editor. */
  absolutePosition: string;
  message: Wording;
  hint?: Wording | undefined;
  /** The line with a mark below it; empty if it cannot be shown. */
  excerpt: string[];
  fixable: boolean;
}

/** The message to open pages when files under `site-config/` or `public/` change. */
export interface ConfigReport {
  problems: ShownProblem[];
  /** Of the reading of the site's files that it tells of, as in the data of pages. */
  revision: number;
  /** Renamed pages: old path -> new path. */
  moved: Record<string, string>;
}

/** The path of the dev server's services for editors. */
export const EDITOR = '/__editor';

export const REPORT_URL = `${EDITOR}/report`;
export const FIX_URL = `${EDITOR}/fix`;
export const POSITION_URL = `${EDITOR}/position`;
