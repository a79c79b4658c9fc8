import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { projectRoot } from '../node/project.ts';

/**
 * What a bundle that renders pages leaves out: of each library the build for the other mode, which it would choose when it is
 * loaded; and the client of accounts, as nobody signs in before a page is in a browser.
 */
export const renderingOnly = (mode: 'development' | 'production') =>
  ({
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      alias: { '@supabase/supabase-js': join(projectRoot, 'src/build/no-accounts.ts') },
    },
    ssr: { noExternal: true },
  }) satisfies UserConfig;
