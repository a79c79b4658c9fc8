import { editFile } from '../../content/edit/edit-file.ts';
import { fixProblems } from '../../content/edit/fix-problems.ts';
import { movePage } from '../../content/edit/move-page.ts';
import { newPage } from '../../content/edit/new-page.ts';
import { addressOf } from '../../content/edit/pages.ts';
import type { Operation } from '../../content/edit/patch.ts';
import { removePage } from '../../content/edit/remove-page.ts';
import { TEMPLATES } from '../../content/edit/templates.ts';
import { replaceTexts } from '../../content/edit/texts.ts';
import { templatesFor } from '../../content/node/templates.ts';
import { textStamp } from '../../node/hash-of.ts';
import { worded } from '../../words/reader.ts';
import { checked } from './read-tools.ts';
import { FLAG, TEXT, tool } from './tool.ts';

/** Those of JSON Patch that change something. */
const operation = (op: string, required: readonly string[], more: object) => ({
  type: 'object',
  properties: { op: { const: op }, path: TEXT, ...more },
  required: ['op', 'path', ...required],
  additionalProperties: false,
});

const OPERATIONS = {
  type: 'array',
  minItems: 1,
  maxItems: 200,
  items: {
    type: 'object',
    properties: { op: { enum: ['add', 'replace', 'remove', 'move'] } },
    required: ['op'],
    anyOf: [
      operation('add', ['value'], { value: {} }),
      operation('replace', ['value'], { value: {} }),
      operation('remove', [], {}),
      operation('move', ['from'], { from: TEXT }),
    ],
  },
};

interface Dry {
  dry_run?: boolean;
}

export const editTools = {
  edit: tool<{ target: string; operations: Operation[]; stamp?: string } & Dry>({
    params: { target: TEXT, operations: OPERATIONS, stamp: TEXT, dry_run: FLAG },
    required: ['target', 'operations'],
    writes: true,
    run: ({ dry_run, ...edit }, { load, write }) => write(editFile(load, edit, textStamp), dry_run),
  }),

  fix: tool<Dry>({
    params: { dry_run: FLAG },
    writes: true,
    run({ dry_run }, session) {
      const { changes, fixed } = fixProblems(session.load);
      return {
        ...session.write({ changes, left: [] }, dry_run),
        fixed: fixed.map(({ file, code, message }) => ({ file, code, message: worded(message) })),
        ...checked(session),
      };
    },
  }),

  replace: tool<{ words: string; by: string; whole_words?: boolean } & Dry>({
    params: { words: TEXT, by: TEXT, whole_words: FLAG, dry_run: FLAG },
    required: ['words', 'by'],
    writes: true,
    run({ words, by, whole_words: wholeWords, dry_run }, { load, source, write }) {
      const { plan, changed } = replaceTexts(load, source(), { words, by, wholeWords });
      return { ...write(plan, dry_run), texts: changed.length };
    },
  }),

  new_page: tool<
    { path: string; title: string; template: string; form?: string; draft?: boolean } & Dry
  >({
    params: {
      path: TEXT,
      title: TEXT,
      template: { enum: Object.keys(TEMPLATES) },
      form: TEXT,
      draft: { ...FLAG, default: true },
      dry_run: FLAG,
    },
    required: ['path', 'title', 'template'],
    writes: true,
    run({ path, title, dry_run, draft = true, ...page }, { root, load, write }) {
      const wanted = { ...page, draft, path: addressOf(path), title: title.trim() };
      return write(newPage(load, wanted, templatesFor(root)), dry_run);
    },
  }),

  move_page: tool<{ path: string; to: string; redirect?: boolean } & Dry>({
    params: { path: TEXT, to: TEXT, redirect: FLAG, dry_run: FLAG },
    required: ['path', 'to'],
    writes: true,
    run: ({ path, to, redirect, dry_run }, { load, write }) =>
      write(movePage(load, addressOf(path), addressOf(to), { redirect }), dry_run),
  }),

  remove_page: tool<{ path: string; to?: string; redirect?: boolean } & Dry>({
    params: { path: TEXT, to: TEXT, redirect: FLAG, dry_run: FLAG },
    required: ['path'],
    writes: true,
    run: ({ path, to, redirect, dry_run }, { load, write }) =>
      write(removePage(load, addressOf(path), to, { redirect }), dry_run),
  }),
};
