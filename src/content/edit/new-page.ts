import type { Load } from '../index.ts';
import type { Site } from '../read/site/site.ts';
import { nearest } from '../read/words/nearest.ts';
import { didYouMean, oneOf, quote } from '../read/words/wording.ts';
import { checkedPlan, type Plan } from './checked-plan.ts';
import { formCopy } from './copy-form.ts';
import { eventValues, type NewEvent } from './event-values.ts';
import { CannotEdit } from './file-change.ts';
import { type NewCase, newCase } from './new-case.ts';
import {
  folderOf,
  keepPromise,
  PAGES,
  pageFile,
  refuseLongTitle,
  refuseTaken,
  withBrand,
} from './pages.ts';
import { formsOf, TEMPLATES, type Template } from './templates.ts';

export interface NewPage {
  path: string;
  title: string;
  template: string;
  /** The id of the form it shows; without it, the site's first. */
  form?: string | undefined;
  /** Whether the page gets a copy of that form, of its own. */
  ownForm?: boolean | undefined;
  /** Only for the page of an event. */
  event?: NewEvent | undefined;
  /** Only for the page of a case; by default the client has the name of the page. */
  case?: NewCase | undefined;
  /** Whether the page begins as a draft. */
  draft?: boolean | undefined;
}

/** A page made of a template. */
export function newPage(load: Load, page: NewPage, templateOf: (name: string) => Template): Plan {
  const { path, title, template: name, event, draft } = page;
  const { site } = load();
  refuseTaken(site, path);
  refuseLongTitle(title);
  if (!Object.hasOwn(TEMPLATES, name))
    throw new CannotEdit(
      `Não há um modelo chamado ${quote(name)}.${didYouMean(nearest(name, Object.keys(TEMPLATES)))} Pode ser: ${oneOf(Object.keys(TEMPLATES))}.`,
    );
  const template = templateOf(name);
  const form = template.needsForm ? formFor(site, page) : undefined;
  const study = template.needsCase
    ? newCase(site, { client: title, ...page.case, path, title }, templateOf('caso-registro'))
    : undefined;
  const text = template.fill({
    path,
    title,
    fullTitle: withBrand(title, site),
    ...(form && { form: form.id }),
    ...(template.needsEvent && eventValues(event, site.clock)),
    ...(study && { case: study.id }),
  });
  const file = pageFile(site, study?.folder ?? PAGES + folderOf(path), path);
  const created = {
    [file]: draft ? text.replace('\n', '\n  "draft": true,\n') : text,
    ...form?.created,
    ...study?.changes.created,
  };
  const edits = [...keepPromise(site, path), ...(study?.changes.edits ?? [])];
  return checkedPlan(load, site, { created, edits }).plan;
}

/** The form that a page shows: one that the site has, or a copy of it. */
function formFor(site: Site, { form, ownForm, title }: NewPage) {
  const id = existingForm(site, form);
  if (!ownForm) return { id };
  const copy = formCopy(site, id, title);
  return { id: copy.id, created: { [copy.file]: copy.text } };
}

function existingForm(site: Site, wanted: string | undefined): string {
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
