/** What the build writes for the studio at an address, beside its scripts. */
import type { PictureFault } from '../../content/read/site/machine.ts';
import type { PictureSize } from '../../ui/data/types.ts';
import type { Catalogue } from '../../words/words.ts';
import type { SiteSetup } from './workspace.ts';

/** Id of the element in which the document has its settings. */
export const SETTINGS_ID = 'studio';

/** All addresses are from the root of the site. */
export interface StudioSettings {
  /** Where the studio is: "/estudio". */
  path: string;
  supabase: { url: string; publishableKey: string };
  /** The page to sign in. */
  signIn: string;
  /** The texts of accounts. */
  authTexts: string;
  worker: string;
  /** The service worker. */
  service: string;
  canvas: string;
  /** The document that shows pages by links. */
  link: string;
  /** Language of the reader -> its `RemoteSetup`. */
  setups: Record<string, string>;
  /** The names and words of all icons. */
  icons: string;
  /** First letter -> the shapes of the icons that begin with it; '' for those that the site has. */
  iconShapes: Record<string, string>;
  /** `PublicFacts`. */
  facts: string;
}

/** What the document that shows pages by links is set up with. */
export interface LinkSettings extends Pick<StudioSettings, 'supabase' | 'canvas'> {
  /** Of the site's theme. */
  colors: Record<string, string>;
  /** Language of the reader -> what is said there. */
  words: Record<string, Catalogue>;
  /** That of the site. */
  language: string;
}

export interface RemoteSetup extends Omit<SiteSetup, 'id' | 'git'> {
  /** Installed packages of fonts: "@fontsource/open-sans". */
  fonts: string[];
  /** Package of a variable font -> its characters, as CSS says them. */
  fontRanges: Record<string, string>;
  /** The languages that the reader may choose. */
  languages: string[];
}

/** What the build has found out about a file of public/. */
export interface PublicFact extends PictureSize {
  /** Its id in git: of another one nothing is known. */
  sha: string;
  bytes: number;
  fault?: PictureFault | undefined;
  /** What checks read in it, by the name of `oncePerFile`. */
  found?: Record<string, unknown> | undefined;
}

/** By the path from the site's folder. */
export type PublicFacts = Record<string, PublicFact>;
