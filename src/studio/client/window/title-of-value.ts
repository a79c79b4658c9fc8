import { isMap } from '../../shared/json-pointer.ts';
import type { Json, SiteAnswer } from '../../shared/protocol.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { fileOf } from '../store/state.ts';

/** What a file is called; by what is in it, if the site does not have it, or no longer. */
export const titleOfValue = (site: SiteAnswer, file: string, value: Json | undefined): string =>
  fileOf(site, file)?.title || (isMap(value) && summaryOf(value.meta)) || file;
