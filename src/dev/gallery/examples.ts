import type { Block } from '../../app/dev/gallery/gallery-data.ts';
import type { Load, Reference, SiteConfig } from '../../content/index.ts';
import type { PageSource } from '../../content/site-config.ts';
import type { Form, Page } from '../../types/config.gen.ts';
import type { SchemaBlock } from './blocks.ts';
import { fitToSite } from './fit-to-site.ts';
import { fieldPreviews, type Preview, sectionPreviews } from './previews.ts';

/** The examples of the schemas, as pages of the site that are in no file. */
export interface Examples {
  sections: Block[];
  fields: Block[];
  /** The configuration for compiling the previews: that of the site, with the forms of the fields. */
  config: SiteConfig;
  /** By path. */
  pages: ReadonlyMap<string, PageSource>;
}

type Blocks = Record<'sections' | 'fields', SchemaBlock[]>;

/** The examples of each type, with references to content of this site. */
export function fitExamples(load: Load, blocks: Blocks) {
  const sections = blocks.sections.map((block) => ({ block, previews: sectionPreviews(block) }));
  const fields = blocks.fields.map((block) => ({ block, previews: fieldPreviews(block) }));
  const all = [...sections, ...fields].flatMap(({ previews }) => previews);
  const { site } = load();
  const references = referencesOf(load, all);

  // Runs before the pages are written below, because it changes the examples.
  const lacks = new Map(
    all.map((preview) => {
      const named = preview.form ?? preview.page;
      return [preview, fitToSite(named.value, references[named.file] ?? [], site)];
    }),
  );
  const shown = ({ block, previews }: (typeof sections)[number]): Block => ({
    ...block,
    examples: previews.map((preview) => ({
      json: JSON.stringify(block.sampleOf(preview.example), null, 2),
      preview: preview.path,
      lacks: lacks.get(preview) ?? [],
    })),
  });
  return { sections: sections.map(shown), fields: fields.map(shown), previews: all, references };
}

/** Makes a page of each example. */
export function makeExamples(load: Load, config: SiteConfig, blocks: Blocks): Examples {
  const { sections, fields, previews, references } = fitExamples(load, blocks);
  const forms = previews.flatMap(({ form }) =>
    form ? [[form.id, form.value as unknown as Form]] : [],
  );
  return {
    sections,
    fields,
    config: {
      ...config,
      forms: { ...config.forms, ...Object.fromEntries(forms) },
      references: { ...config.references, ...references },
    },
    pages: new Map(
      previews.map(({ path, page }) => [
        path,
        {
          file: page.file,
          page: { ...(page.value as unknown as Page), path },
          references: references[page.file] ?? [],
        },
      ]),
    ),
  };
}

/** Reads the pages as drafts, so that their references are found as in any file. */
function referencesOf(load: Load, previews: Preview[]): Record<string, Reference[]> {
  const drafts = previews.flatMap(({ page, form }) => (form ? [page, form] : [page]));
  const texts = new Map(drafts.map(({ file, value }) => [file, JSON.stringify(value)]));
  const { entries } = load(texts).site;
  return Object.fromEntries(
    entries.filter(({ file }) => texts.has(file)).map(({ file, references }) => [file, references]),
  );
}
