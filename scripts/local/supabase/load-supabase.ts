import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../lib/project.ts';

/**
 * Loads the embedded database, half a second of code that only its requests need, without the
 * warning that supabase-js gives under Node 20: it is about servers, ours runs in the browser.
 */
export async function loadSupabase(): Promise<typeof import('./server.ts')> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Node.js 20 and below')) warn(...words);
  };
  try {
    // By its address, for Vite bundles its configuration and would load a plain import at once.
    const server = pathToFileURL(join(projectRoot, 'scripts/local/supabase/server.ts')).href;
    return (await import(/* @vite-ignore */ server)) as typeof import('./server.ts');
  } finally {
    console.warn = warn;
  }
}
