/** `npm start`: installs what is missing, then runs scripts/start.ts in this same process. */
import { ensureDependencies } from './lib/ensure-dependencies.mjs';

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
