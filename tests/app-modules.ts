/** The addresses of the app's modules, which are written in the script that loads them. */
export const appModules = (bringApp: string): string[] =>
  bringApp.match(/\/assets\/[\w-]+\.js/g) ?? [];
