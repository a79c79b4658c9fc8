import { isObject } from './json/json.ts';

/** A service with an empty value is left out, and `${NAME:-}` is empty where NAME is not set. */
export const mayBeLeftOut = (service: unknown): boolean =>
  isObject(service) &&
  Object.values(service).some(
    (value) => typeof value === 'string' && /^(\$\{\w+:-\})?$/.test(value),
  );
