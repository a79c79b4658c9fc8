import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import type { Loaded } from '../../../content/index.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import {
  dayOf,
  type State,
  spanOf,
  stateOf,
  whyNotLive,
} from '../../../content/read/site/is-live.ts';
import { pathOf } from '../../../content/read/site/site.ts';
import type { Clock } from '../../../content/read/words/time-zone.ts';
import { isObject } from '../../../lib/json.ts';
import type { PageState, StudioFile } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { groupsOf } from './groups.ts';

export function studioFiles(workspace: Workspace, { site, problems }: Loaded): StudioFile[] {
  const [errors, warnings] = [new Map<string, number>(), new Map<string, number>()];
  for (const { file, severity } of problems) {
    const counts = severity === 'error' ? errors : warnings;
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const groupOf = groupsOf(site);
  return site.entries.map((entry) => ({
    file: entry.file,
    kind: entry.kind,
    name: entry.name,
    title: fileTitle(workspace, entry, site),
    schema: entry.schema,
    group: groupOf(entry),
    errors: errors.get(entry.file) ?? 0,
    warnings: warnings.get(entry.file) ?? 0,
    ...(entry.kind === 'page' && { path: pathOf(entry), ...publication(entry, site.clock) }),
  }));
}

const STATES: Record<State, PageState> = {
  draft: 'draft',
  scheduled: 'scheduled',
  live: 'published',
  expired: 'expired',
};

function publication(entry: ConfigFile, clock: Clock): Pick<StudioFile, 'state' | 'stateText'> {
  // A file without dates need not be parsed.
  const value = entry.isRead && !entry.facts?.isTimed ? {} : entry.value;
  if (!isObject(value))
    return { state: 'broken', stateText: 'O arquivo não pode ser lido como está.' };
  const { until } = spanOf(value, clock.timeZone);
  const state = STATES[stateOf(value, clock)];
  const leaves = state === 'published' && until < Infinity;
  return {
    state,
    stateText: leaves ? `Sai em ${dayOf(until, clock.timeZone)}` : whyNotLive(value, clock),
  };
}
