import { readFileSync } from 'node:fs';
import { repair } from '../../content/check/repair.ts';
import { mayBeKnown } from '../../content/edit/add-redirect.ts';
import { editFile, newFile } from '../../content/edit/edit-file.ts';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { CannotEdit, type Plan } from '../../content/edit/file-change.ts';
import { findTarget } from '../../content/edit/find-target.ts';
import { movePage } from '../../content/edit/move-page.ts';
import { newPage } from '../../content/edit/new-page.ts';
import { addressOf } from '../../content/edit/pages.ts';
import type { Operation } from '../../content/edit/patch.ts';
import { removePage, whyTarget } from '../../content/edit/remove-page.ts';
import {
  formsOf,
  TEMPLATES,
  type Templates,
  templateNamed,
  templateTitle,
} from '../../content/edit/templates.ts';
import { replaceTexts } from '../../content/edit/texts.ts';
import type { Load } from '../../content/index.ts';
import { parsedOrUndefined } from '../../content/read/json/strict-value.ts';
import type { Site } from '../../content/read/site/site.ts';
import type { Json } from '../../lib/json.ts';
import { getAtPointer } from '../../lib/json-pointer.ts';
import { textStamp } from '../../node/hash-of.ts';
import { type Message, msg, quoted, type Wording } from '../../words/message.ts';
import type { AskedOption, Asker } from './asker.ts';
import type { Command, Typed } from './read-arguments.ts';

/** A plan with the messages before and after it is carried out. */
export interface Prepared {
  plan: Plan;
  /** Whether a page that goes leaves its address behind. */
  redirect?: boolean;
  title: Message;
  done: Message;
}

/** What a plan is made from. */
interface Resources {
  load: Load;
  source: () => SchemaSource;
  templates: Templates;
}

type Prepare = (typed: Typed, ask: Asker, resources: Resources) => Promise<Prepared>;

/** For each command: asks what was not typed, then plans. */
export const planners: Record<Exclude<Command, 'find' | 'show'>, Prepare> = {
  async new(typed, ask, { load, templates }) {
    const { site } = load();
    const template = typed.template ?? (await ask.choose(TEMPLATE));
    const title =
      typed.title ??
      (await ask.text({
        question: msg('commands/page:ask-title'),
        instead: msg('commands/page:title-missing'),
      }));
    const path =
      typed.path ??
      addressOf(
        await ask.text({
          question: msg('commands/page:ask-address'),
          instead: msg('commands/page:address-missing'),
          initial: repair(title, '^/[a-z0-9]+(-[a-z0-9]+)*$')?.value,
        }),
      );
    const form = typed.form ?? (await askForForm(templates, template, ask, site));
    const draft = typed.draft ?? (await ask.choose(AIR)) === 'draft';
    return {
      plan: newPage(load, { path, title, template, form, draft }, templates),
      title: msg('commands/page:plan-new', { path }),
      done: msg('commands/page:done-new', { path }),
    };
  },

  async move(typed, ask, { load }) {
    const { site } = load();
    const usage = msg('commands/page:usage-move');
    const from =
      typed.path ??
      (await ask.choose({ question: WHICH_PAGE, instead: usage, options: pagesBut('/', site) }));
    const to = addressOf(
      typed.to ??
        (await ask.text({
          question: msg('commands/page:ask-new-address'),
          instead: usage,
          initial: from,
        })),
    );
    const { redirect = mayBeKnown(site, from) } = typed;
    return {
      plan: movePage(load, from, to, { redirect }),
      title: msg('commands/page:plan-move', { from, to }),
      done: redirect
        ? msg('commands/page:done-redirected', { from, to })
        : msg('commands/page:done-moved', { from, to }),
    };
  },

  async remove(typed, ask, { load }) {
    const { site } = load();
    const usage = msg('commands/page:usage-remove');
    const path =
      typed.path ??
      (await ask.choose({ question: WHICH_PAGE, instead: usage, options: pagesBut('/', site) }));
    const { redirect = mayBeKnown(site, path) } = typed;
    const why = whyTarget(site, path, redirect);
    const question = msg('commands/page:ask-target', { path });
    const target =
      typed.to ??
      (why && (await ask.choose({ question, instead: why, options: pagesBut(path, site) })));
    const to = target === undefined || /^[/#]|:/.test(target) ? target : addressOf(target);
    const done = to === undefined ? 'gone' : redirect ? 'redirected' : 'removed';
    return {
      ...{ plan: removePage(load, path, to, { redirect }), redirect },
      title: msg('commands/page:plan-remove', { path }),
      done: msg(`commands/page:done-${done}`, { from: path, path, to }),
    };
  },

  async replace(typed, ask, { load, source }) {
    const usage = msg('commands/page:usage-replace');
    const words = typed.words ?? (await askForWords(ask, usage));
    const question = msg('commands/page:ask-replacement');
    const by = typed.by ?? (await ask.text({ question, instead: usage }));
    const { plan, changed } = replaceTexts(load, source(), {
      words,
      by,
      wholeWords: typed.wholeWords,
    });
    return {
      plan,
      title: msg('commands/page:plan-replace', {
        words: quoted(words),
        by: quoted(by),
        texts: changed.length,
      }),
      done: msg('commands/page:done-replace'),
    };
  },

  async set({ target, pointer = '', value, insert, clear, stamp }, _ask, { load }) {
    if (target === undefined || (value === undefined) !== (clear === true))
      throw new CannotEdit(msg('commands/page:usage-set'));
    const { site } = load();
    const found = newFile(site, target) ? undefined : findTarget(site, target);
    const root = found?.entry.value as Json | undefined;
    const hasValue = getAtPointer(root, `${found?.pointer ?? ''}${pointer}`) !== undefined;
    const operation: Operation =
      value === undefined
        ? { op: 'remove', path: pointer }
        : { op: hasValue && !insert ? 'replace' : 'add', path: pointer, value: valueTyped(value) };
    const edit = { target, operations: [operation], stamp };
    return {
      plan: orSayHowToClear({ target, pointer }, () => editFile(load, edit, textStamp)),
      title: msg('commands/page:plan-set', { pointer, target }),
      done: msg('commands/page:done-replace'),
    };
  },
};

/** An empty text is refused where a line can be left out, which is another option here. */
function orSayHowToClear(place: { target: string; pointer: string }, plan: () => Plan): Plan {
  try {
    return plan();
  } catch (error) {
    const isEmpty =
      error instanceof CannotEdit && error.problems.some(({ code }) => code === 'empty-text');
    if (!isEmpty) throw error;
    throw new CannotEdit([error.wording, msg('commands/page:how-to-clear', place)], error.problems);
  }
}

/** What was typed, as JSON if it is that; else it is a text. `-`: what comes on the standard input. */
function valueTyped(typed: string): Json {
  const text = typed === '-' ? readFileSync(process.stdin.fd, 'utf8') : typed;
  return parsedOrUndefined(text) ?? text;
}

export const askForWords = (ask: Asker, instead: Wording): Promise<string> =>
  ask.text({ question: msg('commands/page:ask-words'), instead });

const WHICH_PAGE = msg('commands/page:ask-page');

const TEMPLATE = {
  question: msg('commands/page:ask-template'),
  options: Object.keys(TEMPLATES).map(
    (value): AskedOption => ({ value, label: templateTitle(value) }),
  ),
  instead: '',
  initial: Object.keys(TEMPLATES)[0],
};

const AIR = {
  question: msg('commands/page:ask-live'),
  options: [
    { value: 'live', label: msg('commands/page:live') },
    { value: 'draft', label: msg('commands/page:draft') },
  ],
  instead: '',
  initial: 'live',
};

async function askForForm(
  templates: Templates,
  name: string,
  ask: Asker,
  site: Site,
): Promise<string | undefined> {
  const [first, ...others] = formsOf(site);
  const id = templateNamed(name);
  const needed = id !== undefined && templates.of(id).needsForm;
  if (!needed || first === undefined || others.length === 0) return undefined;
  const options = [first, ...others].map((value) => ({ value }));
  const question = msg('commands/page:ask-form');
  return ask.choose({ question, options, instead: '', initial: first });
}

/** All pages but one, and but the page for unknown addresses. */
const pagesBut = (leftOut: string, { pages }: Site): AskedOption[] =>
  [...pages]
    .filter(([path]) => path !== leftOut && path !== '/404')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, { file }]) => ({ value, hint: file }));
