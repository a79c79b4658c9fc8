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

/**
 * What is bundled at a time, each into a folder of its own: the scripts without blocks of a site, which all sites share and a
 * package brings, and those with them. Scripts in one list have the same kind of document, and share chunks.
 */
export const PARTS = {
  engine: [['window', 'link'], ['service']],
  blocks: [['canvas'], ['worker']],
} as const satisfies Record<string, ScriptName[][]>;

export type Part = keyof typeof PARTS;

/** What was bundled, in the folder of a part. */
export const SCRIPTS = 'files.json';

/** Entry -> its file, and all of its bundle. */
export type ScriptsMade = Partial<Record<ScriptName, { entry: string; files: string[] }>>;

/** What the scripts import the site's fonts by; an import map in their documents says where that is. */
export const FONTS = 'site:fonts';

/** To be put before the scripts of a document. */
export const importMap = (fontModule: string): string =>
  JSON.stringify({ imports: { [FONTS]: fontModule } });
