import {
  placesNaming,
  renameRecord as plannedRename,
} from '../../../content/edit/rename-record.ts';
import type { PlacesAnswer, RenameRecordAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsOf, textOf } from '../safety/edits.ts';
import { titleOf } from '../site/titles.ts';
import { answerOf, toldPlaces } from './plan-edits.ts';

export const recordPlaces: Endpoint = (body, studio): PlacesAnswer => {
  const { site } = studio.loader(editsOf(body, studio))();
  const [kind = '', id = ''] = ['kind', 'id'].map((key) => textOf(body[key], key));
  return { places: toldPlaces(studio, site, placesNaming(site, kind, id)) };
};

export const renameRecord: Endpoint = (body, studio): RenameRecordAnswer => {
  const edits = editsOf(body, studio);
  const load = studio.loader(edits);
  const [kind = '', from = '', to = ''] = ['kind', 'from', 'to'].map((key) =>
    textOf(body[key], key),
  );
  const { plan, named } = plannedRename(load, kind, from, to);
  const { site } = load();
  return {
    edits: answerOf(studio, edits, plan).edits,
    file: plan.changes.find(({ renamedTo }) => renamedTo)?.renamedTo,
    followed: named.map((entry) => titleOf(studio, entry, site)),
  };
};
