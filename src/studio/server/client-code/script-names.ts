/** The studio's scripts: those of its documents, and of its two workers. */
export const ENTRIES = {
  window: 'src/studio/client/main.ts',
  canvas: 'src/studio/client/canvas/canvas-page.tsx',
  link: 'src/studio/client/guest/guest-page.tsx',
  worker: 'src/studio/worker/worker.ts',
  /** Stands before two of the documents at an address. */
  service: 'src/studio/remote/service-worker.ts',
};

export type ScriptName = keyof typeof ENTRIES;

/** In these are no blocks of a site: a package brings them. */
export const BROUGHT: readonly ScriptName[] = ['window', 'link'];

/** What was bundled, in the folder of the bundle. */
export const SCRIPTS = 'files.json';

/** Entry -> its file, and all of its bundle. */
export type ScriptsMade = Partial<Record<ScriptName, { entry: string; files: string[] }>>;

/** What the scripts import the site's fonts by; an import map in their documents says where that is. */
export const FONTS = 'site:fonts';

/** To be put before the scripts of a document. */
export const importMap = (fontModule: string): string =>
  JSON.stringify({ imports: { [FONTS]: fontModule } });
