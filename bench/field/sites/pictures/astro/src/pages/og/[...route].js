import { getCollection } from 'astro:content';
import { OGImageRoute } from 'astro-og-canvas';

const pages = await getCollection('pages');

export const { getStaticPaths, GET } = await OGImageRoute({
  pages: Object.fromEntries(pages.map(({ id, data }) => [id, data])),
  getImageOptions: (_path, { meta }) => ({
    title: meta.title,
    description: meta.description,
    fonts: [process.env.FONT],
    font: { title: { families: ['Figtree'] }, description: { families: ['Figtree'] } },
    cacheDir: false,
  }),
});
