import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change to one file of the project, or to every JSON file of a folder. */
export interface Edit {
  file: string;
  /** What it does, for the report. */
  what: string;
  /** The part of the file that it changes; all of it where nothing is said. */
  part?: string;
  change(text: string): string;
}

type Json = { [key: string]: Json } & Json[];

/** Replaces every occurrence of a text. In `site-config/`, unless the file is of `src/` or `scripts/`. */
export function swap(file: string, from: string | RegExp, to: string): Edit {
  return {
    file: pathOf(file),
    what: `${from} -> ${to}`,
    ...(!file.startsWith('pages/') && { part: `${from}` }),
    change: (text) => text.replaceAll(everywhere(from), to),
  };
}

const everywhere = (from: string | RegExp) =>
  typeof from === 'string' ? from : new RegExp(from.source, `${from.flags.replace('g', '')}g`);

/** Gives a page another address, in all that leads to it too. */
export const renamed = (path: string): Edit => ({
  file: 'site-config',
  what: `${path} has another address`,
  change: (text) => text.replaceAll(new RegExp(`(["(])${path}(?=["?#)])`, 'g'), `$1${path}-antigo`),
});

/** Removes what is at a pointer, as `sections/hero-carousel/slides/2`. */
export const remove = (file: string, pointer: string): Edit => ({
  ...edit(file, pointer, 'removed', (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }),
  part: dirname(pointer), // where it is a list, other items have other numbers then
});

/** Sets what is at a pointer. */
export const put = (file: string, pointer: string, value: unknown): Edit =>
  edit(file, pointer, `= ${JSON.stringify(value)}`, (holder, key) => {
    holder[key] = value as Json;
  });

/** Leaves sections out of a page. In the place of one that links lead to stands a text that says nothing. */
export const withoutSections = (file: string, which: RegExp): Edit => ({
  file: pathOf(file),
  what: `without the sections ${which}`,
  change(text) {
    const page = JSON.parse(text);
    page.sections = page.sections.flatMap((section: Record<string, string>) => {
      const { type, title, eyebrow, id } = section;
      const names = [`type:${type}`, `id:${id}`, title, eyebrow];
      if (!names.some((one) => one && which.test(one))) return section;
      const { when } = section;
      return id ? { type: 'prose', id, when, title: '…', blocks: [{ paragraphs: ['…'] }] } : [];
    });
    return JSON.stringify(page, null, 2);
  },
});

/** Calls a field of a form otherwise, wherever the form names it. */
export const renameField = (file: string, from: string, to: string): Edit => ({
  ...rewrite(file, `the field ${from} is called ${to}`, (form) => {
    const renamed = (name: unknown) => (name === from ? to : name) as Json;
    for (const field of form.fields ?? []) {
      field.name = renamed(field.name);
      if (field.writesIn) field.writesIn = renamed(field.writesIn);
    }
    if (form.success?.sent) form.success.sent = form.success.sent.map(renamed) as Json;
  }),
  part: `fields/${from}`,
});

/** Any other change of a JSON file, or of a part of it. */
export const rewrite = (
  file: string,
  what: string,
  change: (json: Json) => void,
  part = file.startsWith('collections/') ? what.replace(' ', '/') : undefined,
): Edit => ({
  file: pathOf(file),
  what,
  part,
  change(text) {
    const json = JSON.parse(text);
    change(json);
    return JSON.stringify(json, null, 2);
  },
});

function edit(
  file: string,
  pointer: string,
  what: string,
  change: (holder: Json, key: string) => void,
): Edit {
  return {
    file: pathOf(file),
    what: `/${pointer} ${what}`,
    part: pointer,
    change(text) {
      const json = JSON.parse(text);
      const keys = pointer.split('/');
      const last = keys.pop() ?? '';
      const holder = keys.reduce((value: Json, key) => value[keyIn(value, key)] as Json, json);
      change(holder, keyIn(holder, last));
      return JSON.stringify(json, null, 2);
    },
  };
}

const NAMES = ['type', 'id', 'name', 'label', 'title', 'value', 'from', 'rule', 'form', 'field'];

/** An item of a list may be called by its number or by what tells it from the others. */
function keyIn(holder: Json, key: string): string {
  if (!Array.isArray(holder) || Number(key) < holder.length) return key;
  const index = holder.findIndex((item) => NAMES.some((name) => `${item[name]}` === key));
  if (index < 0) throw new Error(`nothing is called ${key}`);
  return `${index}`;
}

const pathOf = (file: string) =>
  /^(src|scripts|supabase|schema)\//.test(file) ? file : `site-config/${file}`;

/** Makes an edit; throws where it changes nothing. */
export function make(root: string, { file, what, change }: Edit): void {
  const isFolder = statSync(join(root, file)).isDirectory();
  const files = isFolder
    ? readdirSync(join(root, file), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(root, file, name))
    : [join(root, file)];
  const changed = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    const news = change(text);
    if (news !== text) writeFileSync(path, news);
    return news !== text;
  });
  if (!changed.length) throw new Error(`${file}: ${what}: nothing to change`);
}
