/** Served as it is, by the dev server: what it tells of the site's files, for the bundled code to hear. */
import.meta.hot?.on('site-config', () => dispatchEvent(new Event('site-config')));
