import { join } from 'node:path';
import { projectRoot } from './project.ts';

/** Loads `.env.demo`, the committed values that let the site run with no account anywhere. */
export function useDemoEnvironment(): void {
  process.loadEnvFile(join(projectRoot, '.env.demo')); // variables that are set already win
}
