import { segmentsOf } from '../json/json.ts';

/**
 * Whether a link (not one inside a text) goes with its page, unasked: an entry of a menu, of the footer or
 * of the path above a page, a redirect, and what a record says of its own page, whose cards then go.
 */
export function mayBeLeftOut(file: { kind: string; name: string }, pointer: string): boolean {
  if (file.kind === 'page') return /^\/meta\/breadcrumb\/parents\/\d+\/to$/.test(pointer);
  if (file.kind === 'collection') return segmentsOf(pointer).length === 2;
  if (file.kind !== 'single') return false;
  return file.name === 'navigation' ? pointer !== '/header/action/to' : file.name === 'redirects';
}
