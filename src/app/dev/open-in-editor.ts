/** Opens a position (`/home/ana/site/site-config/site.json:3:5`) in the running text editor. */
export const openInEditor = (position: string) =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(position)}`);
