import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultServerConditions, type UserConfig } from 'vite';
import { projectRoot } from '../node/project.ts';

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));

/**
 * What a bundle that renders pages leaves out: of each library the build for the other mode, which it would choose when it is
 * loaded; the client of accounts, as nobody signs in before a page is in a browser; the half of React's renderer that streams.
 */
export const renderingOnly = (mode: 'development' | 'production') =>
  ({
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      alias: {
        '@supabase/supabase-js': join(projectRoot, 'src/build/no-accounts.ts'),
        'react-dom/server': join(reactDom, `cjs/react-dom-server-legacy.node.${mode}.js`),
      },
    },
    ssr: {
      noExternal: true,
      // Without the name by which Node asks for modules, the router would be its CommonJS, of which nothing is left out.
      resolve: { conditions: ['module-sync', ...defaultServerConditions] },
    },
  }) satisfies UserConfig;
