/** Opens a place (`/home/ana/site/site-config/site.json:3:5`) in the text editor that is running. */
export const openInEditor = (place: string) =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
