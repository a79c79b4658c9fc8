import type { Sources } from '../../../../shared/protocol.ts';

export interface PageOption {
  path: string;
  /** "Sobre", "Sobre › História" */
  title: string;
}

const cache = new WeakMap<Sources['pages'], PageOption[]>();

/** All pages, each followed by its anchors. */
export function pageOptions(pages: Sources['pages']): PageOption[] {
  const options =
    cache.get(pages) ??
    pages.flatMap(({ path, title, anchors }) => [
      { path, title },
      ...anchors.map((anchor) => ({
        path: `${path}#${anchor.id}`,
        title: `${title} › ${anchor.title}`,
      })),
    ]);
  cache.set(pages, options);
  return options;
}
