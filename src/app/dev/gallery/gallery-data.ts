import type { Wording } from '../../../words/message.ts';

/** The data of the gallery. All texts are for editors. */
export interface GalleryData {
  site: string;
  sections: GalleryBlock[];
  fields: GalleryBlock[];
  pictures: GalleryPicture[];
  colors: GalleryColor[];
}

export interface GalleryBlock {
  type: string;
  title: string;
  description: string;
  /** Search words, without accents. */
  words: string;
  properties: Property[];
  examples: BlockExample[];
}

export interface Property {
  name: string;
  title: string;
  /** 0 for a property of the section itself, 1 for one inside that. */
  depth: number;
  required: boolean;
  description: Wording;
  allowed: Wording[];
}

export interface BlockExample {
  /** Can be pasted into a file of this site. */
  json: string;
  /** The path of a page that shows only this example; undefined if this site lacks what it needs. */
  preview?: string;
  /** Content that the example needs and this site lacks. Records may be those of the schema's example. */
  lacks: Wording[];
}

export interface GalleryPicture {
  path: string;
  width: number;
  height: number;
  bytes: number;
}

export interface GalleryColor {
  name: string;
  value: string;
  uses: ColorUse[];
}

export interface ColorUse {
  on: string;
  surface: string;
  /** The elements with this colour: `use-text`, `use-focus` of the catalogue. */
  usedFor: string[];
  ratio: number;
  /** The contrast that WCAG requires there; 0 for decoration. */
  needed: number;
}

/** The name of an icon, its Portuguese words and the Spanish ones, the best word first. */
export type GalleryIcon = [name: string, words: string, spanish: string];

/** An icon as it is sent: without words if they are those of one before it, in another style. */
export type SentIcon = GalleryIcon | [name: string];

export const GALLERY = '/__gallery';
export const GALLERY_DATA = `${GALLERY}/data`;
export const GALLERY_ICONS = `${GALLERY}/icons`;
/** The query of a preview that is only looked at; it is served without Vite's client. */
export const STILL = '?still';
export const iconUrl = (name: string) => `${GALLERY}/icon?name=${name}`;
