import { mayBeKnown } from '../../../content/edit/add-redirect.ts';
import { copyForm } from '../../../content/edit/copy-form.ts';
import { copyPage } from '../../../content/edit/copy-page.ts';
import type { Plan } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { movePage } from '../../../content/edit/move-page.ts';
import type { NewCase } from '../../../content/edit/new-case.ts';
import type { NewEvent } from '../../../content/edit/new-page.ts';
import { newPage } from '../../../content/edit/new-page.ts';
import { newRecord } from '../../../content/edit/new-record.ts';
import { addressOf, PAGES } from '../../../content/edit/pages.ts';
import { removePage } from '../../../content/edit/remove-page.ts';
import { renameRecord as plannedRename, usesNaming } from '../../../content/edit/rename-record.ts';
import { recordOf } from '../../../content/read/files/layout.ts';
import { linksTo } from '../../../content/read/site/link-uses.ts';
import { isObject } from '../../../lib/json.ts';
import type {
  PageAnswer,
  PageUsagesAnswer,
  RenameRecordAnswer,
  UsagesAnswer,
} from '../../shared/protocol.ts';
import { type Endpoint, editsIn, optionalText, requiredText } from '../endpoint.ts';
import { pageAnswer, usageList } from './plan-edits.ts';

/** A page may bring a form or a record along. */
const createdPage = ({ changes }: Plan) =>
  changes.find(({ file, before }) => before === undefined && file.startsWith(`${PAGES}/`))?.file;

/** The new name of a file that was renamed after its path. */
const renamedFile = ({ changes }: Plan) => changes.find(({ renamedTo }) => renamedTo)?.renamedTo;

function eventOf(event: unknown): NewEvent {
  const given = isObject(event) ? event : {};
  const [day = '', from = '', to = '', place = ''] = ['day', 'from', 'to', 'place'].map((key) =>
    requiredText(given[key], key),
  );
  return { day, from, to, place };
}

function caseOf(study: unknown): NewCase {
  const { client, cards } = isObject(study) ? study : {};
  const [file = '', pointer] = optionalText(cards, 'cards')?.split('#') ?? [];
  return {
    client: requiredText(client, 'client'),
    ...(pointer !== undefined && { cards: { file, pointer } }),
  };
}

/** The operations of `npm run page`, applied to the edits. */
export const pages = {
  'new-page'(body, opened): PageAnswer {
    const edits = editsIn(body, opened);
    const page = {
      path: addressOf(requiredText(body.path, 'path')),
      title: requiredText(body.title, 'title').trim(),
      template: requiredText(body.template, 'template'),
      form: optionalText(body.form, 'form'),
      ownForm: body.ownForm === true,
      event: body.event === undefined ? undefined : eventOf(body.event),
      case: body.case === undefined ? undefined : caseOf(body.case),
      draft: body.draft === true,
    };
    const plan = newPage(opened.loader(edits), page, opened.templates);
    return { ...pageAnswer(opened, edits, plan), file: createdPage(plan) };
  },

  /** Of a collection whose records have a file each. */
  'new-record'(body, opened): PageAnswer {
    const edits = editsIn(body, opened);
    const { file, ...plan } = newRecord(opened.loader(edits), {
      collection: requiredText(body.collection, 'collection'),
      id: requiredText(body.id, 'id'),
      value: isObject(body.value) ? body.value : {},
    });
    return { ...pageAnswer(opened, edits, plan), file };
  },

  'copy-form'(body, opened): PageAnswer {
    const edits = editsIn(body, opened);
    const [from, title] = [requiredText(body.from, 'from'), requiredText(body.title, 'title')];
    const { file, ...plan } = copyForm(opened.loader(edits), from, title);
    return { ...pageAnswer(opened, edits, plan), file };
  },

  'copy-page'(body, opened): PageAnswer {
    const edits = editsIn(body, opened);
    const plan = copyPage(opened.loader(edits), {
      file: requiredText(body.file, 'file'),
      path: addressOf(requiredText(body.path, 'path')),
      title: requiredText(body.title, 'title').trim(),
    });
    return { ...pageAnswer(opened, edits, plan), file: createdPage(plan) };
  },

  'rename-page'(body, opened): PageAnswer {
    const edits = editsIn(body, opened);
    const to = addressOf(requiredText(body.to, 'to'));
    const plan = movePage(opened.loader(edits), requiredText(body.from, 'from'), to);
    return { ...pageAnswer(opened, edits, plan), file: renamedFile(plan) };
  },

  'remove-page'(body, opened): PageAnswer {
    const edits = editsIn(body, opened);
    const path = requiredText(body.path, 'path');
    const to = body.to === undefined ? undefined : requiredText(body.to, 'to');
    const redirect = typeof body.redirect === 'boolean' ? body.redirect : undefined;
    return pageAnswer(opened, edits, removePage(opened.loader(edits), path, to, { redirect }));
  },

  'page-usages'(body, opened): PageUsagesAnswer {
    const edits = editsIn(body, opened);
    const { site } = opened.loader(edits)();
    const path = requiredText(body.path, 'path');
    const links = linksTo(site, path);
    const usages = links.map(({ entry, link: { pointer } }) => ({ entry, pointer }));
    const page = site.pages.get(path);
    const named = page?.ofRecord ? usesNaming(site, ...recordOf(page)) : [];
    return {
      usages: usageList(opened, site, usages),
      named: usageList(opened, site, named),
      isKnown: mayBeKnown(site, path),
    };
  },
} satisfies Record<string, Endpoint>;

export const recordUsages: Endpoint = (body, opened): UsagesAnswer => {
  const { site } = opened.loader(editsIn(body, opened))();
  const [kind = '', id = ''] = ['kind', 'id'].map((key) => requiredText(body[key], key));
  return { usages: usageList(opened, site, usesNaming(site, kind, id)) };
};

export const renameRecord: Endpoint = (body, opened): RenameRecordAnswer => {
  const edits = editsIn(body, opened);
  const load = opened.loader(edits);
  const [kind = '', from = '', to = ''] = ['kind', 'from', 'to'].map((key) =>
    requiredText(body[key], key),
  );
  const { plan, named } = plannedRename(load, kind, [from, to]);
  const { site } = load();
  return {
    edits: pageAnswer(opened, edits, plan).edits,
    file: plan.changes.find(({ renamedTo }) => renamedTo)?.renamedTo,
    followed: named.map((entry) => fileTitle(opened, entry, site)),
  };
};
