import { InvalidConfigError } from '../build/build-site.ts';
import { DemoValuesError } from '../compile/demo-values.ts';
import { BadVariableError, MissingVariablesError } from '../compile/integrations.ts';
import { CannotRun } from '../site-config/index.ts';

const FOR_THE_READER = [
  CannotRun,
  InvalidConfigError,
  MissingVariablesError,
  BadVariableError,
  DemoValuesError,
];

/**
 * What to print of a failure: its sentence where that says what to do, else all of it. By name, as
 * Vite loads a copy of its own of what vite.config.ts imports.
 */
export const explain = (error: unknown): unknown =>
  error instanceof Error && FOR_THE_READER.some(({ name }) => name === error.constructor.name)
    ? error.message
    : error;
