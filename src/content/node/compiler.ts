import { type Compiler, compilerOf } from '../compile/compiler.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import { iconShapes } from './icons.ts';
import { clockIn } from './machine.ts';
import { fittedSize } from './picture-variants.ts';

/** Checked configuration -> what the engine takes. Throws when a variable of `env` is missing. */
export const createCompiler = (
  config: SiteConfig,
  publicDir: string,
  env: NodeJS.ProcessEnv,
  clock = clockIn,
): Compiler =>
  compilerOf(
    config,
    { iconShapes, clockIn: clock, pictureSize: (src, use) => fittedSize(publicDir, src, use) },
    env,
  );
