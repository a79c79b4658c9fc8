import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { renameRecord as plannedRename, usesNaming } from '../../../content/edit/rename-record.ts';
import type { RenameRecordAnswer, UsagesAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn, requiredText } from '../workspace/request-fields.ts';
import { pageAnswer, usageList } from './plan-edits.ts';

export const recordUsages: Endpoint = (body, workspace): UsagesAnswer => {
  const { site } = workspace.loader(editsIn(body, workspace))();
  const [kind = '', id = ''] = ['kind', 'id'].map((key) => requiredText(body[key], key));
  return { usages: usageList(workspace, site, usesNaming(site, kind, id)) };
};

export const renameRecord: Endpoint = (body, workspace): RenameRecordAnswer => {
  const edits = editsIn(body, workspace);
  const load = workspace.loader(edits);
  const [kind = '', from = '', to = ''] = ['kind', 'from', 'to'].map((key) =>
    requiredText(body[key], key),
  );
  const { plan, named } = plannedRename(load, kind, from, to);
  const { site } = load();
  return {
    edits: pageAnswer(workspace, edits, plan).edits,
    file: plan.changes.find(({ renamedTo }) => renamedTo)?.renamedTo,
    followed: named.map((entry) => fileTitle(workspace, entry, site)),
  };
};
