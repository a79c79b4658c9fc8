export { sections } from './sections.ts';
