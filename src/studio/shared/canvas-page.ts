/** A compiled page for the canvas: `PageData` and `SiteData` of `src/ui/data/types.ts`. */
export interface CanvasPage {
  data: unknown;
  site: unknown;
}
