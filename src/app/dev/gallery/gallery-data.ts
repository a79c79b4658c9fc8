/** What the gallery shows, as the dev server tells it. All texts are for editors. */
export interface GalleryData {
  site: string;
  sections: Block[];
  fields: Block[];
  pictures: GalleryPicture[];
  colors: GalleryColor[];
}

/** A type of section, or of field of a form. */
export interface Block {
  type: string;
  title: string;
  description: string;
  /** By what else it may be looked for, without accents. */
  words: string;
  properties: Property[];
  examples: BlockExample[];
}

export interface Property {
  name: string;
  title: string;
  /** 0 for what stands in the section itself, 1 for what stands in that. */
  depth: number;
  required: boolean;
  description: string;
  allowed: string[];
}

export interface BlockExample {
  /** As it can be pasted into a file of this site. */
  json: string;
  /** Where it is shown, by itself. */
  preview: string;
  /** What it needs and this site has none of; then it is not shown. */
  lacks: string[];
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
  /** Where it stands on what. */
  uses: ColorUse[];
}

export interface ColorUse {
  /** Name and value of the surface. */
  on: string;
  surface: string;
  /** What stands there: `textos`, `contorno do foco`. */
  what: string[];
  ratio: number;
  /** The most that WCAG asks of it there; 0 of what only adorns. */
  needed: number;
}

/** Name of an icon, and what it is called, without accents; the best word first. */
export type GalleryIcon = [name: string, words: string];

/** Where the dev server shows it, and answers it. */
export const GALLERY = '/__galeria';
export const GALLERY_DATA = `${GALLERY}/dados`;
export const GALLERY_ICONS = `${GALLERY}/icones`;
/** Ends the address of a preview that nobody will touch: without what Vite adds to a page. */
export const STILL = '?miniatura';
export const iconUrl = (name: string) => `${GALLERY}/icone?nome=${name}`;
