import { join } from 'node:path';
import type { GalleryData } from '../../app/dev/gallery/gallery-data.ts';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { readSchemas } from '../../content/node/read-schemas.ts';
import type { PageSource, SiteConfig } from '../../content/read/site/site-config.ts';
import { constantText, localizedSchemas } from '../../words/localized-schema.ts';
import { msg } from '../../words/message.ts';
import { languageForSite, readableSchemaTexts, wordsOfSite } from '../../words/node/catalogues.ts';
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
  /** By the language of whoever looks at them. */
  const made = new WeakMap<SiteConfig, Map<string, Examples>>();

  const examplesOf = (config: SiteConfig, language: string): Examples => {
    const cached = made.get(config)?.get(language);
    if (cached) return cached;
    const source = schemasIn(language, live.root);
    const { records } = live.load().site;
    const hasRecords = (name: string) => (records.get(name)?.size ?? 0) > 0;
    const examples = makeExamples(live.load, config, {
      sections: blocksOf(source, 'sections', language),
      fields: blocksOf(source, 'fields', language),
      samples: sampleRecords(source, hasRecords),
      submitLabel: wordsOfSite(live.root).worded(msg('gallery:preview-send')),
    });
    const ofConfig = made.get(config) ?? new Map();
    made.set(config, ofConfig.set(language, examples));
    return examples;
  };

  return {
    page(path) {
      if (!live.config || !path.startsWith(PREVIEWS)) return undefined;
      const { pages, config } = examplesOf(live.config, languageForSite(live.root));
      const entry = pages.get(path);
      return entry && { entry, config };
    },

    async data(css, language) {
      const { config } = live;
      if (!config) return undefined;
      const { sections, fields } = examplesOf(config, language);
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

/** With examples in the language of the site, into which they are copied. */
function schemasIn(language: string, root: string): SchemaSource {
  const ofReader = readableSchemaTexts(language, root);
  const ofSite = readableSchemaTexts(languageForSite(root), root);
  return readSchemas(
    root,
    (files) => localizedSchemas(files, ofReader, ofSite),
    constantText(ofReader),
  );
}
