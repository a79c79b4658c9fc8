import type { Samples } from '../../../src/content/read/words/samples.ts';
import type { JsonObject } from '../../../src/lib/json.ts';
import type { IconShape, PictureSize } from '../../../src/ui/data/types.ts';

/** A site, and what its check and its compilation ask of a machine, as data. */
export interface Given {
  /** Of site-config/ and public/, in Base64. */
  files: Record<string, string>;
  /** By `$id`. */
  schemas: Record<string, JsonObject>;
  /** What some files would be, in place of what they are: the site is checked with each of these too. */
  drafts: Record<string, string>[];
  variables: Record<string, string | undefined>;
  now: number;
  icons: string[];
  samples: Samples;
  published: [path: string, file: string][];
  shapes: Record<string, IconShape[]>;
  sizes: Record<string, PictureSize>;
}

/** As JSON: all is compared to the byte. */
export interface Found {
  /** Of the site as it is, then with each of the drafts. */
  problems: string[];
  site: string;
  /** By file. */
  pages: Record<string, string>;
}
