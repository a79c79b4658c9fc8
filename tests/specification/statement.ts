import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { Edit } from './edits.ts';

/** One sentence of the specification. Ids are those of its lines: `43.7` is the seventh of line 43. */
export type Statement = { id: string; says: string } & (Tried | NotTried);

export interface Tried {
  /** One trial, or one for each page that the sentence is about. All have to hold. */
  tried: Trial | Trial[];
  /** Why the site does something else; the trials then try what it does instead. */
  differs?: string;
  /** Edits of the site that break the sentence: `--mutate` makes each and expects a trial to fail. */
  breaks: Edit[];
}

interface NotTried {
  /** Why no browser can try it. */
  notTried: string;
}

/** What a scene may use. A context of its own, closed when the last trial of the scene is over. */
export interface Tools {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  baseURL: string;
}

/** A state of the site that trials look at. It is brought about once for all of them. */
export interface Scene<T> {
  name: string;
  consent?: 'rejected' | 'accepted' | 'ask';
  reducedMotion?: 'reduce' | 'no-preference';
  viewport?: { width: number; height: number };
  /** For what takes long, in milliseconds. */
  timeout?: number;
  open(tools: Tools): Promise<T>;
}

export interface Trial {
  scene: Scene<unknown>;
  run(value: unknown): Promise<void>;
}

/** A trial of what a scene has brought about; it leaves that as it is. */
export const after = <T>(scene: Scene<T>, run: (value: T) => Promise<void> | void): Trial => ({
  scene: scene as Scene<unknown>,
  run: async (value) => run(value as T),
});

const opened = new Map<string, Scene<Page>>();

function pageAt(path: string): Scene<Page> {
  const scene = opened.get(path) ?? {
    name: path,
    async open({ page }) {
      await page.goto(path);
      return page;
    },
  };
  opened.set(path, scene);
  return scene;
}

/** A trial of what a page shows. It changes nothing: the page is opened once for all of them. */
export const on = (path: string, run: (page: Page) => Promise<void> | void): Trial =>
  after(pageAt(path), run);

/** The same trial on several pages. */
export const onEach = (paths: string[], run: (page: Page, path: string) => Promise<void>) =>
  paths.map((path) => on(path, (page) => run(page, path)));

/** A trial in a browser window of its own, where it may do what it likes. */
export function alone(
  run: (tools: Tools) => Promise<void>,
  scene: Omit<Scene<Tools>, 'name' | 'open'> = {},
): Trial {
  return after({ ...scene, name: '', open: async (tools) => tools }, run);
}
