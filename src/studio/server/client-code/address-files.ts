/** What is bundled for the studio at an address, in the folder of the bundle. */
export const ADDRESS_FILES = 'files.json';

interface Files {
  entry: string;
  /** Of its whole bundle. */
  files: string[];
}

export interface AddressFiles {
  window: Files;
  canvas: Files;
  link: Files;
  worker: Files;
  service: Files;
}

/** In these is nothing of a site: a package brings them. */
export const BROUGHT: readonly (keyof AddressFiles)[] = ['window', 'link'];

/** What the scripts import the site's fonts by; an import map in their documents says where that is. */
export const FONTS_AT_ADDRESS = 'site:fonts';
