import { type InlineConfig, mergeConfig } from 'vite';
import { projectRoot } from './project.ts';

/**
 * What Vite is to be called with: vite.config.ts and `more`; see siteConfig for `modules`. Left to itself Vite would bundle that
 * file and run the copy, with all of scripts/ that it imports: seconds, each time.
 */
export async function viteOptions(
  more: InlineConfig,
  modules?: Record<string, string>,
): Promise<InlineConfig> {
  const { viteConfig } = await import('../../vite.config.ts');
  return mergeConfig({ ...viteConfig(modules), root: projectRoot, configFile: false }, more);
}
