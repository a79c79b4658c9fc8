import { isDay } from '../../lib/is-day.ts';
import { msg, quoted } from '../../words/message.ts';
import { didYouMean } from '../../words/phrases.ts';
import type { Load } from '../index.ts';
import type { Site } from '../read/site/site.ts';
import { nearest } from '../read/words/nearest.ts';
import { type Clock, withOffset } from '../read/words/time-zone.ts';
import { formCopy } from './copy-form.ts';
import { CannotEdit, checkedPlan, type Plan } from './file-change.ts';
import { type NewCase, newCase } from './new-case.ts';
import { newRecords } from './new-records.ts';
import {
  folderOf,
  keepPromise,
  PAGES,
  pageFile,
  refuseLongTitle,
  refuseTaken,
  withBrand,
} from './pages.ts';
import {
  formsOf,
  TEMPLATES,
  type Templates,
  templateName,
  templateNamed,
  templateNear,
} from './templates.ts';

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
export function newPage(load: Load, page: NewPage, templates: Templates): Plan {
  const { path, title, event, draft } = page;
  const id = templateNamed(page.template);
  const { site } = load();
  refuseTaken(site, path);
  refuseLongTitle(title);
  if (id === undefined) throw noTemplate(page.template);
  const template = templates.of(id);
  const form = template.needsForm ? formFor(site, page) : undefined;
  const study = template.needsCase
    ? newCase(site, { client: title, ...page.case, path, title }, templates)
    : undefined;
  const text = template.fill({
    path,
    title,
    fullTitle: withBrand(title, site),
    ...(form && { form: form.id }),
    ...(template.needsEvent && eventValues(event, site.clock, templates)),
    ...(study && { case: study.id }),
  });
  const file = pageFile(site, study?.folder ?? PAGES + folderOf(path), path);
  const created = {
    [file]: draft ? text.replace('\n', '\n  "draft": true,\n') : text,
    ...form?.created,
    ...study?.changes.created,
    ...(template.lists &&
      newRecords(site, { path, title, template: id }, template.lists, templates)),
  };
  const edits = [...keepPromise(site, path), ...(study?.changes.edits ?? [])];
  return checkedPlan(load, site, { created, edits }).plan;
}

function noTemplate(name: string): CannotEdit {
  const nameOf = (id: string) => msg('words:quoted', { text: templateName(id) });
  const near = templateNear(name);
  return new CannotEdit([
    msg('content/edit:no-template', { template: quoted(name) }),
    near === undefined ? undefined : msg('words:did-you-mean', { value: nameOf(near) }),
    msg('content/edit:templates', {
      templates: { list: Object.keys(TEMPLATES).map(nameOf), last: 'or' },
    }),
  ]);
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
    throw new CannotEdit([
      msg('content/edit:no-form-here', { form: quoted(wanted) }),
      didYouMean(nearest(wanted, forms)),
    ]);
  const form = wanted ?? forms[0];
  if (form === undefined) throw new CannotEdit(msg('content/edit:no-forms'));
  return form;
}

/** When and where the event of a new page is. */
export interface NewEvent {
  /** "2027-05-20" */
  day: string;
  /** "09:00" */
  from: string;
  to: string;
  place: string;
}

/** The values of an event in a template; without an event, those of a future day. */
export function eventValues(
  event: NewEvent | undefined,
  clock: Clock,
  { worded }: Pick<Templates, 'worded'>,
): Record<string, string> {
  const { day, from, to, place } = event ?? {
    ...someDay(clock),
    place: worded(msg('content/templates:place')),
  };
  if (!isDay(day)) throw new CannotEdit(msg('content/edit:event-day'));
  if (![from, to].every((hour) => HOUR.test(hour)))
    throw new CannotEdit(msg('content/edit:event-hours'));
  if (from >= to) throw new CannotEdit(msg('content/edit:event-order'));
  if (place.trim() === '') throw new CannotEdit(msg('content/edit:event-place'));
  const { timeZone } = clock;
  return {
    startsAt: withOffset(day, from, timeZone),
    endsAt: withOffset(day, to, timeZone),
    place: place.trim(),
  };
}

const MONTH = 30 * 86_400_000;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

const someDay = ({ now }: Clock) => ({
  day: new Date(now + MONTH).toISOString().slice(0, 10),
  from: '09:00',
  to: '12:00',
});
