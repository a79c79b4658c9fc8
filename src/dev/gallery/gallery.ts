import { join } from 'node:path';
import type { GalleryData } from '../../app/dev/gallery/gallery-data.ts';
import { readSchemas } from '../../content/node/read-schemas.ts';
import type { PageSource, SiteConfig } from '../../content/read/site/site-config.ts';
import type { LiveConfig } from '../live-config.ts';
import { blocksOf } from './blocks.ts';
import { type Examples, makeExamples } from './examples.ts';
import { PREVIEWS } from './previews.ts';
import { sampleRecords } from './sample-records.ts';
import { sitePictures } from './site-pictures.ts';
import { themeColors } from './theme-colors.ts';

export interface Gallery {
  /** The page of an example, and the configuration to compile it with. */
  page(path: string): { entry: PageSource; config: SiteConfig } | undefined;
  /** Everything except the icons, in the language of a reader; `css` is the site's style sheet. */
  data(css: string, language: string): Promise<GalleryData | undefined>;
}

/** Shows everything editors may use, with the current site or its last valid version. */
export function createGallery(live: LiveConfig): Gallery {
  const made = new WeakMap<SiteConfig, Examples>();

  const examplesOf = (config: SiteConfig): Examples => {
    const cached = made.get(config);
    if (cached) return cached;
    const source = readSchemas(live.root);
    const hasRecords = (name: string) => Object.keys(config.collections[name] ?? {}).length > 0;
    const examples = makeExamples(live.load, config, {
      sections: blocksOf(source, 'sections'),
      fields: blocksOf(source, 'fields'),
      samples: sampleRecords(source, hasRecords),
    });
    made.set(config, examples);
    return examples;
  };

  return {
    page(path) {
      if (!live.config || !path.startsWith(PREVIEWS)) return undefined;
      const { pages, config } = examplesOf(live.config);
      const entry = pages.get(path);
      return entry && { entry, config };
    },

    async data(css) {
      const { config } = live;
      if (!config) return undefined;
      const { sections, fields } = examplesOf(config);
      return {
        site: config.site.brand.name,
        sections,
        fields,
        pictures: await sitePictures(live.load().site.files.all, join(live.root, 'public')),
        colors: themeColors(config.theme.colors, css),
      };
    },
  };
}
