import { pagePaths } from '../react/content.js';

export default { ssr: false, prerender: pagePaths };
