/**
 * Served unbundled by the dev server, so that it has `import.meta.hot`. It passes news of the site's
 * files on to the bundled code.
 */
import.meta.hot?.on('site-config', () => dispatchEvent(new Event('site-config')));
