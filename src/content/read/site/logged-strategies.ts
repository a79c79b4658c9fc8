import { asList, isObject } from '../../../lib/json.ts';
import { type Site, single } from './site.ts';

/** The strategies whose submissions the log keeps; undefined while integrations.json does not parse, which is told there. */
export function loggedStrategies(entries: Site['entries']): unknown[] | undefined {
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations)) return undefined;
  const { submissions } = integrations;
  return asList(isObject(submissions) ? submissions.strategies : undefined);
}
