import type { Plan } from '../../../content/edit/checked-plan.ts';
import { copyPage } from '../../../content/edit/copy-page.ts';
import type { NewEvent } from '../../../content/edit/event-values.ts';
import { movePage } from '../../../content/edit/move-page.ts';
import { newPage } from '../../../content/edit/new-page.ts';
import { addressOf } from '../../../content/edit/page-file.ts';
import { removePage } from '../../../content/edit/remove-page.ts';
import { isObject } from '../../../content/json/json.ts';
import { templateOf } from '../../../content/node/templates.ts';
import { linksTo } from '../../../content/references/places.ts';
import type { PageAnswer, PlacesAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsOf, optionalText, textOf } from '../safety/edits.ts';
import { answerOf, toldPlaces } from './plan-edits.ts';

const created = ({ changes }: Plan) => changes.find(({ before }) => before === undefined)?.file;

/** Its new name, where its file has been named after its address. */
const movedTo = ({ changes }: Plan) => changes.find(({ renamedTo }) => renamedTo)?.renamedTo;

function eventOf(event: unknown): NewEvent {
  const given = isObject(event) ? event : {};
  const [day = '', from = '', to = '', place = ''] = ['day', 'from', 'to', 'place'].map((key) =>
    textOf(given[key], key),
  );
  return { day, from, to, place };
}

/** What `npm run page` does to the files, done to the edits. */
export const pages: Record<string, Endpoint> = {
  'new-page'(body, studio): PageAnswer {
    const edits = editsOf(body, studio);
    const page = {
      path: addressOf(textOf(body.path, 'path')),
      title: textOf(body.title, 'title').trim(),
      template: textOf(body.template, 'template'),
      form: optionalText(body.form, 'form'),
      event: body.event === undefined ? undefined : eventOf(body.event),
      draft: body.draft === true,
    };
    const plan = newPage(studio.loader(edits), page, templateOf);
    return { ...answerOf(studio, edits, plan), file: created(plan) };
  },

  'copy-page'(body, studio): PageAnswer {
    const edits = editsOf(body, studio);
    const plan = copyPage(studio.loader(edits), {
      file: textOf(body.file, 'file'),
      path: addressOf(textOf(body.path, 'path')),
      title: textOf(body.title, 'title').trim(),
    });
    return { ...answerOf(studio, edits, plan), file: created(plan) };
  },

  'rename-page'(body, studio): PageAnswer {
    const edits = editsOf(body, studio);
    const to = addressOf(textOf(body.to, 'to'));
    const plan = movePage(studio.loader(edits), textOf(body.from, 'from'), to);
    return { ...answerOf(studio, edits, plan), file: movedTo(plan) };
  },

  'remove-page'(body, studio): PageAnswer {
    const edits = editsOf(body, studio);
    const [path, to] = [textOf(body.path, 'path'), textOf(body.to, 'to')];
    return answerOf(studio, edits, removePage(studio.loader(edits), path, to));
  },

  places(body, studio): PlacesAnswer {
    const edits = editsOf(body, studio);
    const { site } = studio.loader(edits)();
    const links = linksTo(site, textOf(body.path, 'path'));
    const places = links.map(({ entry, link: { pointer } }) => ({ entry, pointer }));
    return { places: toldPlaces(studio, site, places) };
  },
};
