import { type Compiler, compilerOf } from '../compile/compiler.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import { iconShapes } from './icons.ts';
import { clockIn } from './machine.ts';
import { fittedSize } from './picture-variants.ts';
import { withStandIns } from './with-stand-ins.ts';

/**
 * Checked configuration -> what the engine takes, with the stand-ins of the outside world if `env` says that it is the
 * demo. Throws when a variable of `env` is missing.
 */
export const createCompiler = (
  config: SiteConfig,
  publicDir: string,
  env: NodeJS.ProcessEnv,
  clock = clockIn,
): Compiler =>
  compilerOf(
    env.DEMO === 'on' ? { ...config, integrations: withStandIns(config.integrations) } : config,
    { iconShapes, clockIn: clock, pictureSize: (src, use) => fittedSize(publicDir, src, use) },
    env,
  );
