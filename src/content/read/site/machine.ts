import type { SiteFiles } from '../files/site-files.ts';
import type { Samples } from '../words/samples.ts';
import type { Clock } from '../words/time-zone.ts';
import type { ConfigFile } from './config-file.ts';

/** Path -> the file of the page, or '' if only the address is available. */
export type Published = ReadonlyMap<string, string>;

/** The page of a file on the disk, if it is cached. */
export type PageOf = (file: string) => Pick<ConfigFile, 'facts' | 'value'> | undefined;

/** Why a picture cannot be used: its data ends or is broken, no browser shows it, or no program could open it. */
export type PictureFault = 'damaged' | 'heic' | 'too-large';

/**
 * All that the validator asks of the machine it runs on; `node/machine.ts` is this one. A browser hands in the files,
 * and the rest as data.
 */
export interface Machine {
  files: SiteFiles;
  /** SHA-256 of a text, in hexadecimal. */
  hash(text: string): string;
  /** The moment for which the site is checked. */
  clockIn(timeZone: string): Clock;
  /** The variables of the environment. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Every icon of the installed package. */
  iconNames(): ReadonlySet<string>;
  /** What values may look like, in a site's language or one like it. */
  samples(language: string | undefined): Samples;
  /** The packages of a family of fonts that are not installed. */
  missingFonts(family: string): string[];
  /** The characters of an installed font, as CSS says them; a machine without files knows none. */
  fontRanges?(family: string): string | undefined;
  /** Of these files, those that the build cannot open. */
  pictureFaults(files: readonly string[]): ReadonlyMap<string, PictureFault>;
  /** The published pages; undefined without git and without a build. */
  publishedPages(clock: Clock, pageOf: PageOf): Published | undefined;
  /** When a file was added, in milliseconds since 1970. */
  cameToBe(file: string): number;
}
