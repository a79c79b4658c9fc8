import { diskFiles } from '../../content/node/disk-files.ts';
import { withCorrections } from '../../content/report/corrections.ts';
import { inWords } from '../../content/report/report.ts';
import { found, listed, shown } from '../page/results.ts';
import type { Session } from './session.ts';
import { FLAG, TEXT, tool } from './tool.ts';

/** Of one answer: a client reads them all, and the first are to be put right first. */
const MOST_PROBLEMS = 100;
const MOST_TEXTS = 200;

export const readTools = {
  list_pages: tool({
    params: {},
    run: (_, { load, source }) => listed(load(), source()),
  }),

  show: tool<{ target: string; pointer?: string }>({
    params: { target: TEXT, pointer: TEXT },
    required: ['target'],
    run: ({ target, pointer }, { load }) => shown(load(), target, pointer),
  }),

  find: tool<{ words: string; whole_words?: boolean }>({
    params: { words: TEXT, whole_words: FLAG },
    required: ['words'],
    run({ words, whole_words: wholeWords }, { load, source }) {
      const { texts } = found(load().site, source(), words, { wholeWords });
      return { count: texts.length, texts: texts.slice(0, MOST_TEXTS) };
    },
  }),

  validate: tool({ params: {}, run: (_, session) => checked(session) }),
};

/** What is wrong in the whole site. */
export function checked({ root, load }: Session) {
  const { problems } = load();
  const count = (severity: string) =>
    problems.filter((problem) => problem.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    problems: withCorrections(problems.slice(0, MOST_PROBLEMS), diskFiles(root)).map(inWords),
  };
}
