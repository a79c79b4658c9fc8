import { passwordStrategies } from '../../blocks/strategies.ts';
import { fold } from '../../lib/fold.ts';
import { asText, isObject } from '../../lib/json.ts';
import { type Message, msg, type Wording } from '../../words/message.ts';
import type { Site } from '../read/site/site.ts';
import { nearest } from '../read/words/nearest.ts';

/**
 * What a new page can begin as: the name of its file in `templates/<language>/`, and what it is called in the languages of
 * the tools, without accents.
 */
export const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  text: ['texto'],
  service: ['servico', 'servicio'],
  form: ['formulario'],
  campaign: ['campanha', 'campana'],
  event: ['evento'],
  case: ['caso'],
  posts: ['artigos', 'articulos'],
};

const NAMES = new Map(
  Object.entries(TEMPLATES).flatMap(([id, names]) =>
    [id, ...names].map((name): [string, string] => [name, id]),
  ),
);

/** The template that a name means, in any of the languages, with accents or without; undefined if none has it. */
export const templateNamed = (name: string): string | undefined => NAMES.get(fold(name));

/** The one whose name is most like it. */
export const templateNear = (name: string): string | undefined =>
  NAMES.get(nearest(name, NAMES.keys()) ?? '');

/** What a template is called, in the language of the reader. */
export const templateName = (id: string): Message => msg(`content/templates:name-${id}`);

/** What a template is, for whoever chooses one. */
export const templateTitle = (id: string): Message => msg(`content/templates:${id}`);

/** What is written into a site, in its language or the one nearest to it. */
export interface Templates {
  of(id: string): Template;
  worded(wording: Wording): string;
}

export interface Template {
  needsForm: boolean;
  needsEvent: boolean;
  needsCase: boolean;
  /** The collection whose records the page lists, each with a page of its own: two more templates are of these. */
  lists?: string | undefined;
  /** The page's text, formatted: no value of a template shares its line with others. */
  fill(values: Record<string, string>): string;
}

/** Works on the text of a template, because parsing it would lose the layout. */
export function toTemplate(text: string): Template {
  return {
    needsForm: text.includes('"{form}"'),
    needsEvent: text.includes('"{startsAt}"'),
    needsCase: text.includes('"{case}"'),
    lists: /"collection": "([\w-]+)"/.exec(text)?.[1],
    fill: (values) =>
      text.replace(/\{(\w+)\}/g, (whole, key) =>
        values[key] === undefined ? whole : JSON.stringify(values[key]).slice(1, -1),
      ),
  };
}

/** The forms that any page can show: all but those of the accounts. */
export const formsOf = ({ entries }: Site): string[] =>
  entries.flatMap(({ kind, name, value }) =>
    kind === 'form' && isObject(value) && !isOfAccounts(value) ? [name] : [],
  );

export const isOfAccounts = (form: unknown): boolean =>
  isObject(form) &&
  isObject(form.submit) &&
  passwordStrategies().includes(asText(form.submit.strategy));
