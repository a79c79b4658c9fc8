import { type Compiler, compilerOf } from '../compile/compiler.ts';
import type { SiteConfig } from '../site-config.ts';
import { iconShapes } from './icon-shapes.ts';
import { fittedSize } from './picture-variants.ts';
import { clockIn } from './present.ts';

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
