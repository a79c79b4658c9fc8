import { GALLERY } from '../../app/dev/gallery/gallery-data.ts';
import { traitsOf } from '../../blocks/traits.ts';
import type { JsonObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Words } from '../../words/words.ts';
import type { SchemaBlock } from './blocks.ts';

/** A file of site-config/ that is on no disk. */
export interface PreviewDraft {
  file: string;
  value: JsonObject;
}

/** Address prefix of the previews. */
export const PREVIEWS = `${GALLERY}/ver/`;

/** An example on a page of its own. */
export interface Preview {
  path: string;
  /** The shown part of the page: a section, or a field of its form. */
  example: JsonObject;
  page: PreviewDraft;
  /** For a field: the form that contains only it. */
  form?: PreviewDraft & { id: string };
}

/** What stands around an example, in the language of the site. */
interface Surroundings {
  meta: JsonObject;
  /** A hidden section before the example: sections that are not openings expect one above them. */
  before: JsonObject;
  submitLabel: string;
}

const BEFORE = 'call-to-action';

export function surroundings({ worded }: Words): Surroundings {
  return {
    meta: {
      title: worded(msg('gallery:preview-title')),
      description: worded(msg('gallery:preview-description')),
      keywords: [worded(msg('gallery:preview-keyword'))],
    },
    before: {
      type: BEFORE,
      id: 'antes',
      title: worded(msg('gallery:preview-before')),
      actions: [{ label: worded(msg('gallery:preview-home')), to: '/' }],
    },
    submitLabel: worded(msg('gallery:preview-send')),
  };
}

/** Each example of a section type. */
export function sectionPreviews(
  { type, examples, properties }: SchemaBlock,
  around: Surroundings,
): Preview[] {
  const follows =
    !traitsOf(type).isOpening &&
    properties.some(({ name, depth }) => depth === 0 && name === 'background');
  return examples.map((given, index) => {
    const example = structuredClone(given);
    const sections = follows || type === BEFORE ? [around.before, example] : [example];
    return { example, ...onPage(`secao/${type}/${index + 1}`, sections, around) };
  });
}

/** The first example of a kind of field, in a form of nothing else. */
export function fieldPreviews(
  { type, title, examples }: SchemaBlock,
  around: Surroundings,
): Preview[] {
  return examples.slice(0, 1).map((example) => {
    const id = `galeria-${type}`;
    const notices = { confirmed: '', refused: '' };
    const submit = { strategy: 'log-and-track', formName: 'galeria', notices };
    const value = { title, fields: [example], submit, submitLabel: around.submitLabel };
    const section = { type: 'form', title, form: id };
    return {
      example,
      ...onPage(`campo/${type}`, [around.before, section], around),
      form: { id, file: `site-config/forms/${id}.json`, value },
    };
  });
}

const onPage = (name: string, sections: JsonObject[], { meta }: Surroundings) => ({
  path: PREVIEWS + name,
  page: {
    file: `site-config/pages/galeria/${name}.json`,
    // Of two pages with one path, the validator would ask git which came first.
    value: { path: `/galeria/${name}`, meta, sections },
  },
});
