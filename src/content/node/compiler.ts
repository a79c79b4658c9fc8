import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSize } from '../../ui/data/types.ts';
import { UserError } from '../../words/user-error.ts';
import { type Compiler, compilerOf } from '../compile/compiler.ts';
import type { PictureUse } from '../compile/resources.ts';
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
    inDemo(config, env),
    {
      iconShapes,
      clockIn: clock,
      pictureSize: (src, use) => fittedSize(publicDir, src, use),
      fileSize: async (path) => (await stat(join(publicDir, path))).size,
    },
    env,
  );

const inDemo = (config: SiteConfig, env: NodeJS.ProcessEnv): SiteConfig =>
  env.DEMO === 'on' ? { ...config, integrations: withStandIns(config.integrations) } : config;

/** The same for a page that is shown as it last was valid: a picture of it may be gone, and the validator tells of it. */
export const createLenientCompiler = (
  config: SiteConfig,
  publicDir: string,
  env: NodeJS.ProcessEnv,
): Compiler =>
  compilerOf(
    inDemo(config, env),
    {
      iconShapes,
      clockIn,
      pictureSize: (src, use) => knownSize(publicDir, src, use),
      fileSize: async (path) =>
        statSync(join(publicDir, path), { throwIfNoEntry: false })?.size ?? 0,
    },
    env,
  );

const lastSizes = new Map<string, PictureSize>();
const UNKNOWN = { width: 1600, height: 900 };

async function knownSize(publicDir: string, src: string, use: PictureUse): Promise<PictureSize> {
  const path = join(publicDir, src);
  try {
    const size = await fittedSize(publicDir, src, use);
    lastSizes.set(path, { width: size.width, height: size.height });
    return size;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return lastSizes.get(path) ?? UNKNOWN;
  }
}
