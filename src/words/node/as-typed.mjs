/** How commands are typed where the person is. Plain JavaScript, as what reads catalogues before packages are installed. */
import { isInstalled } from '../../node/installed.mjs';

/** `package.json` of a site has them too, as `new` writes it. */
const EVERYWHERE = ['dev', 'build'];

const IN_REPOSITORY =
  /npm run (?<name>[a-z][\w:-]*)(?<more> --(?![\w-]))?|node bin\/site-in-json\.mjs/g;

/**
 * Catalogues, schemas and code name commands as the engine's repository has them: `npm run page -- show`. A site that has
 * installed the engine is told `npx site-in-json page show`.
 * @param {string} text
 */
export const asTyped = (text, installed = isInstalled) =>
  installed
    ? text.replace(IN_REPOSITORY, (written, name) =>
        name === undefined
          ? 'npx site-in-json'
          : EVERYWHERE.includes(name)
            ? written
            : `npx site-in-json ${name.replace(':', '-')}`,
      )
    : text;
