import type { GalleryBlock } from '../../app/dev/gallery/gallery-data.ts';
import { traitsOf } from '../../blocks/traits.ts';
import type { Load, Reference, SiteConfig } from '../../content/index.ts';
import type { PageSource } from '../../content/read/site/site-config.ts';
import type { Form, Page } from '../../types/config.gen.ts';
import type { SchemaBlock } from './blocks.ts';
import { fitCurrency } from './fit-currency.ts';
import { fitToSite, lackingWords } from './fit-to-site.ts';
import { fieldPreviews, type Preview, type PreviewDraft, sectionPreviews } from './previews.ts';
import type { SampleRecords } from './sample-records.ts';

/** The examples of the schemas, as pages of the site that are in no file. */
export interface Examples {
  sections: GalleryBlock[];
  fields: GalleryBlock[];
  /** The configuration for compiling the previews: that of the site, with the forms of the fields. */
  config: SiteConfig;
  /** By path. */
  pages: ReadonlyMap<string, PageSource>;
}

interface Blocks {
  sections: SchemaBlock[];
  fields: SchemaBlock[];
  /** Shown as if the site had these records. */
  samples: SampleRecords[];
  /** On the button below a field, in the site's language. */
  submitLabel?: string;
}

/** The examples of each type, with references to content of this site. */
export function fitExamples(load: Load, blocks: Blocks) {
  const sections = blocks.sections.map((block) => ({ block, previews: sectionPreviews(block) }));
  const fields = blocks.fields.map((block) => ({
    block,
    previews: fieldPreviews(block, blocks.submitLabel ?? 'OK'),
  }));
  const all = [...sections, ...fields].flatMap(({ previews }) => previews);
  const { samples } = blocks;
  const { site } = load(textsOf(samples));
  const references = referencesOf(load, [...samples, ...all.flatMap(draftsOf)]);

  for (const { file, value } of samples) fitToSite(value, references[file] ?? [], site);
  const fit = (preview: Preview) => {
    const { file, value } = preview.form ?? preview.page;
    const own = references[file] ?? [];
    const missing = fitToSite(value, own, site);
    fitCurrency(value, site);
    const sampled = samples
      .map(({ collection }) => collection)
      .filter((collection) => own.some(({ kind }) => kind === collection));
    return {
      preview: missing.length > 0 ? undefined : preview.path,
      lacks: [...missing, ...sampled].map(lackingWords),
    };
  };
  const shown = ({ block, previews }: (typeof sections)[number]): GalleryBlock => ({
    ...block,
    examples: previews.map((preview) => {
      const fitted = fit(preview); // changes the example
      return { json: JSON.stringify(block.sampleOf(preview.example), null, 2), ...fitted };
    }),
  });
  return { sections: sections.map(shown), fields: fields.map(shown), previews: all, references };
}

/** Makes a page of each example. */
export function makeExamples(load: Load, config: SiteConfig, blocks: Blocks): Examples {
  const { sections, fields, previews, references } = fitExamples(load, blocks);
  const forms = previews.flatMap(({ form }) =>
    form ? [[form.id, form.value as unknown as Form]] : [],
  );
  const shared = pagesWithShared(load, previews, blocks.samples);
  return {
    sections,
    fields,
    config: {
      ...config,
      collections: {
        ...config.collections,
        ...Object.fromEntries(blocks.samples.map(({ collection, value }) => [collection, value])),
      },
      forms: { ...config.forms, ...Object.fromEntries(forms) },
      references: { ...config.references, ...references },
    },
    pages: new Map(
      previews.map(({ path, page }) => [
        path,
        shared.get(page.file) ?? {
          file: page.file,
          page: { ...(page.value as unknown as Page), path },
          references: references[page.file] ?? [],
        },
      ]),
    ),
  };
}

/** Pages whose sections stand for shared ones, read with those in their places; by file. */
function pagesWithShared(
  load: Load,
  previews: readonly Preview[],
  samples: readonly SampleRecords[],
): ReadonlyMap<string, PageSource> {
  const standing = previews.filter(({ example }) => traitsOf(example.type).standsFor);
  const drafts = [...samples, ...standing.map(({ page }) => page)];
  const pages = standing.length > 0 ? (load(textsOf(drafts)).config?.pages ?? []) : [];
  return new Map(
    standing.flatMap(({ path, page: { file } }) => {
      const found = pages.find((entry) => entry.file === file);
      return found
        ? [[file, { file, references: found.references, page: { ...found.page, path } }]]
        : [];
    }),
  );
}

const draftsOf = ({ page, form }: Preview): PreviewDraft[] => (form ? [page, form] : [page]);

const textsOf = (drafts: readonly PreviewDraft[]) =>
  new Map(drafts.map(({ file, value }) => [file, JSON.stringify(value)]));

/** Reads the pages as drafts, so that their references are found as in any file. */
/** What drafts refer to, by file. */
export function referencesOf(load: Load, drafts: PreviewDraft[]): Record<string, Reference[]> {
  const texts = textsOf(drafts);
  const { entries } = load(texts).site;
  // Copies, as an example that is fitted changes them, and the loader keeps what it has read.
  return Object.fromEntries(
    entries
      .filter(({ file }) => texts.has(file))
      .map(({ file, references }) => [file, references.map((reference) => ({ ...reference }))]),
  );
}
