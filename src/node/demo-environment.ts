import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './project.ts';

/** Loads `.env.demo`, the committed values that let the site run with no account anywhere. */
export function useDemoEnvironment(): void {
  const demo = parseEnv(readFileSync(join(projectRoot, '.env.demo'), 'utf8'));
  for (const [name, value] of Object.entries(demo)) process.env[name] ||= value; // what is set already wins
  process.env.DEMO = 'on';
}

/** Whether this process runs the demo, and so the local stand-ins. In the environment, for its children. */
export const isDemo = () => process.env.DEMO === 'on';
