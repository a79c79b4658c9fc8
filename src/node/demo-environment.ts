import { join } from 'node:path';
import { projectRoot } from './project.ts';

/** Loads `.env.demo`, the committed values that let the site run with no account anywhere. */
export function useDemoEnvironment(): void {
  process.loadEnvFile(join(projectRoot, '.env.demo')); // variables that are set already win
  process.env.DEMO = 'on';
}

/** Whether this process runs the demo, and so the local stand-ins. In the environment, for its children. */
export const isDemo = () => process.env.DEMO === 'on';
