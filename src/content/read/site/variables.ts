import schema from '../../../../schema/integrations.schema.json' with { type: 'json' };
import { isObject } from '../../../lib/json.ts';

/** Whether a service may be left out: one of its values is empty, or `${NAME:-}`, which is empty if NAME is not set. */
export const mayBeLeftOut = (service: unknown): boolean =>
  isObject(service) &&
  Object.values(service).some(
    (value) => typeof value === 'string' && /^(\$\{\w+:-\})?$/.test(value),
  );

/** The variables of the environment that integrations.json may name: what it takes from there is published. */
export const PUBLIC_VARIABLES: readonly string[] = Object.keys(schema.variables);
