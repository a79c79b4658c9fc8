import { GALLERY } from '../../app/dev/gallery/gallery-data.ts';
import { traitsOf } from '../../blocks/traits.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { SchemaBlock } from './blocks.ts';

/** A file of site-config/ that is on no disk. */
export interface PreviewDraft {
  file: string;
  value: JsonObject;
}

/** Address prefix of the previews. */
export const PREVIEWS = `${GALLERY}/preview/`;

/** An example on a page of its own. */
export interface Preview {
  path: string;
  /** The shown part of the page: a section, or a field of its form. */
  example: JsonObject;
  page: PreviewDraft;
  /** For a field: the form that contains only it. */
  form?: PreviewDraft & { id: string };
}

const META = {
  title: 'An example, previewed in the gallery',
  description: 'An example of the schemas, in the gallery of the dev server.',
  keywords: ['example'],
};

/** A hidden section before the example: sections that are not openings expect one above them. */
const BEFORE = {
  type: 'call-to-action',
  id: 'before',
  title: 'Before',
  actions: [{ label: 'Home', to: '/' }],
};

/** Each example of a section type. */
export function sectionPreviews({ type, examples, properties }: SchemaBlock): Preview[] {
  const follows =
    !traitsOf(type).isOpening &&
    properties.some(({ name, depth }) => depth === 0 && name === 'background');
  return examples.map((given, index) => {
    const example = structuredClone(given);
    const sections = follows || type === BEFORE.type ? [BEFORE, example] : [example];
    return { example, ...onPage(`section/${type}/${index + 1}`, sections) };
  });
}

/** The first example of a kind of field, in a form of nothing else. */
export function fieldPreviews(
  { type, title, examples }: SchemaBlock,
  submitLabel: string,
): Preview[] {
  return examples.slice(0, 1).map((example) => {
    const id = `gallery-${type}`;
    const notices = { confirmed: '', refused: '' };
    const submit = { strategy: 'log-and-track', formName: 'gallery', notices };
    const value = { title, fields: [example], submit, submitLabel };
    const section = { type: 'form', title, form: id };
    return {
      example,
      ...onPage(`field/${type}`, [BEFORE, section]),
      form: { id, file: `site-config/forms/${id}.json`, value },
    };
  });
}

const onPage = (name: string, sections: JsonObject[]) => ({
  path: PREVIEWS + name,
  page: {
    file: `site-config/pages/gallery/${name}.json`,
    // Of two pages with one path, the validator would ask git which came first.
    value: { path: `/gallery/${name}`, meta: META, sections },
  },
});
