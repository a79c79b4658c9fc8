import type { Load } from '../index.ts';
import { isObject } from '../json/json.ts';
import { type Site, single } from '../site.ts';
import { nearest } from '../words/nearest.ts';
import { didYouMean, oneOf, plural, quote } from '../words/wording.ts';
import { CannotEdit } from './cannot-edit.ts';
import { checkedPlan, type Plan } from './checked-plan.ts';
import { keepPromise } from './keep-promise.ts';
import { folderOf, PAGES, pageFile } from './page-file.ts';
import { formsOf, TEMPLATES, templateOf } from './templates.ts';

export interface NewPage {
  path: string;
  title: string;
  template: string;
  /** The id of the form it shows; without it, the site's first. */
  form?: string | undefined;
  /** Not to be published yet. */
  draft?: boolean | undefined;
}

/** As long as a page's name may be in every place that shows it: the shortest is the breadcrumb. */
export const LONGEST_TITLE = 50;

/** What a search result may hold. */
const LONGEST_META_TITLE = 70;

/** A page made of a template. */
export function newPage(load: Load, { path, title, template: name, form, draft }: NewPage): Plan {
  const { site } = load();
  const taken = site.pages.get(path);
  if (taken) throw new CannotEdit(`O endereço ${quote(path)} já é da página ${taken.file}.`);
  if (title.length > LONGEST_TITLE)
    throw new CannotEdit(
      `O título tem ${plural(title.length, 'letra', 'letras')}; para começar, use até ${LONGEST_TITLE}. Depois você o alonga no arquivo.`,
    );
  if (!Object.hasOwn(TEMPLATES, name))
    throw new CannotEdit(
      `Não há um modelo chamado ${quote(name)}.${didYouMean(nearest(name, Object.keys(TEMPLATES)))} Pode ser: ${oneOf(Object.keys(TEMPLATES))}.`,
    );
  const template = templateOf(name);
  const text = template.fill({
    path,
    title,
    fullTitle: withBrand(title, site),
    ...(template.needsForm && { form: formFor(site, form) }),
  });
  const file = pageFile(site, PAGES + folderOf(path), path);
  const created = { [file]: draft ? text.replace('\n', '\n  "draft": true,\n') : text };
  return checkedPlan(load, site, { created, edits: keepPromise(site, path) }).plan;
}

function formFor(site: Site, wanted: string | undefined): string {
  const forms = formsOf(site);
  if (wanted !== undefined && !forms.includes(wanted))
    throw new CannotEdit(
      `Não há um formulário chamado ${quote(wanted)} que sirva aqui.${didYouMean(nearest(wanted, forms))}`,
    );
  const form = wanted ?? forms[0];
  if (form === undefined)
    throw new CannotEdit(
      'Este modelo mostra um formulário, e o site não tem nenhum. Crie um em site-config/forms/ antes, ou use outro modelo.',
    );
  return form;
}

function withBrand(title: string, { entries }: Site): string {
  const site = single(entries, 'site')?.value;
  const brand = isObject(site) && isObject(site.brand) ? site.brand.name : undefined;
  const whole = `${title} | ${brand}`;
  return typeof brand === 'string' && whole.length <= LONGEST_META_TITLE ? whole : title;
}
