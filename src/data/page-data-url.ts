/** `/` -> `/_page/index.json`, `/lp/x` -> `/_page/lp/x.json`. A slash at the end is ignored. */
export function pageDataUrl(path: string): string {
  return `/_page${normalizePath(path) === '/' ? '/index' : normalizePath(path)}.json`;
}

export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
}
