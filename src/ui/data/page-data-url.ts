/** The folder of the pages' data. */
export const PAGE_DATA = '/_page';

/** `/` -> `/_page/index.json`, `/lp/x` -> `/_page/lp/x.json`. A trailing slash is ignored. */
export function pageDataUrl(path: string): string {
  return `${PAGE_DATA}${normalizePath(path) === '/' ? '/index' : normalizePath(path)}.json`;
}

export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
}
