import type { CheckAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsIn, optionalText } from '../endpoint.ts';
import { compileWithEdits } from './compile-page.ts';
import { studioProblem } from './studio-problem.ts';

export const check: Endpoint = async (body, opened): Promise<CheckAnswer> => {
  const loaded = opened.loader(editsIn(body, opened))();
  const file = optionalText(body.page, 'page');
  const page = file && (await compileWithEdits(opened, loaded, file));
  return { problems: loaded.problems.map(studioProblem), ...(page && { page }) };
};
