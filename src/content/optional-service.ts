import { isObject } from './json/json.ts';

/** Whether a service may be left out: one of its values is empty, or `${NAME:-}`, which is empty if NAME is not set. */
export const mayBeLeftOut = (service: unknown): boolean =>
  isObject(service) &&
  Object.values(service).some(
    (value) => typeof value === 'string' && /^(\$\{\w+:-\})?$/.test(value),
  );
