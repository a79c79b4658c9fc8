import '../words/node/speak.ts';
import { type InlineConfig, mergeConfig } from 'vite';
import { projectRoot } from '../node/project.ts';

/**
 * The options of a server: vite.config.ts and `more`. Left to itself Vite would bundle that file and
 * run the copy, with all of scripts/ that it imports, which takes seconds each time.
 */
export async function viteOptions(more: InlineConfig): Promise<InlineConfig> {
  // What is served and what pages are rendered with take their mode of it, whatever a machine has set it to.
  process.env.NODE_ENV = 'development';
  const { viteConfig } = await import('../../vite.config.ts');
  return mergeConfig({ ...viteConfig(), root: projectRoot, configFile: false }, more);
}
