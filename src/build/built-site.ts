import type { SiteConfig } from '../content/index.ts';
import type { FileStore } from '../node/file-store.ts';
import type { SiteData } from '../ui/data/types.ts';

/** A site that was built, for what is written beside its pages. */
export interface BuiltSite {
  /** The folder of the files that are served. */
  outDir: string;
  /** Where site-config/ is. */
  root: string;
  config: SiteConfig;
  site: SiteData;
  fonts: { headingFont: string; textFont: string; fontFaces: string };
  /** Addresses of the players and frames of other sites that the pages have. */
  frames: string[];
  store: FileStore;
}
