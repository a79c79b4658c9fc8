/** Where the page for an address that there is not may be: `/en/404` before `/404` for `/en/gone`. */
export function missingPathsOf(path: string): string[] {
  const folders = path.split('/').slice(0, -1);
  return folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/404`).reverse();
}
