import type { CheckAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsOf, optionalText } from '../safety/edits.ts';
import { toStudio } from './problems.ts';
import { shownPage } from './shown-page.ts';

export const check: Endpoint = async (body, studio): Promise<CheckAnswer> => {
  const loaded = studio.loader(editsOf(body, studio))();
  const file = optionalText(body.page, 'page');
  const page = file && (await shownPage(studio, loaded, file));
  return { problems: loaded.problems.map(toStudio), ...(page && { page }) };
};
