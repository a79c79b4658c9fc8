import { type Compiler, compilerOf } from '../compile/compiler.ts';
import type { SiteConfig } from '../site-config.ts';
import { iconShapes } from './icon-shapes.ts';
import { pictureSize } from './picture-size.ts';
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
    { iconShapes, clockIn: clock, pictureSize: (src) => pictureSize(publicDir, src) },
    env,
  );
