import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isLocalAddress } from '../lib/this-machine.ts';
import { projectRoot } from './project.ts';

/**
 * Loads `.env.demo`, the committed values that let the site run with no account anywhere. What is set already wins,
 * but an address outside of this machine: the demo sends nothing away.
 */
export function useDemoEnvironment(): void {
  const demo = parseEnv(readFileSync(join(projectRoot, '.env.demo'), 'utf8'));
  for (const [name, value] of Object.entries(demo)) {
    const isStandIn = value?.startsWith('/');
    if (!process.env[name] || (isStandIn && isOutside(process.env[name])))
      process.env[name] = value;
  }
  process.env.DEMO = 'on';
}

const isOutside = (address: string) => URL.canParse(address) && !isLocalAddress(address);

/** Whether this process runs the demo, and so the local stand-ins. In the environment, for its children. */
export const isDemo = () => process.env.DEMO === 'on';
