import { passwordStrategies } from '../../blocks/strategies.ts';
import { asText, isObject } from '../../lib/json.ts';
import { type Message, msg, type Wording } from '../../words/message.ts';
import type { Site } from '../read/site/site.ts';

/** What a new page can begin as: the name of its file in `templates/<language>/`, and other names that people type. */
export const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  text: ['texto'],
  service: ['servico'],
  form: ['formulario'],
  campaign: ['campanha'],
  event: ['evento'],
  case: ['caso'],
};

/** The template that a name means; undefined if none has it. */
export const templateNamed = (name: string): string | undefined =>
  Object.keys(TEMPLATES).find((id) => id === name || TEMPLATES[id]?.includes(name));

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
  /** The page's text, formatted: no value of a template shares its line with others. */
  fill(values: Record<string, string>): string;
}

/** Works on the text of a template, because parsing it would lose the layout. */
export function toTemplate(text: string): Template {
  return {
    needsForm: text.includes('"{form}"'),
    needsEvent: text.includes('"{startsAt}"'),
    needsCase: text.includes('"{case}"'),
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
