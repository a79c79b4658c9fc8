import { msg, type Wording } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';
import { FIX_URL, type ShownProblem } from './config-report.ts';
import { GALLERY } from './gallery/gallery-data.ts';
import { markLanguage } from './mark-language.ts';
import STYLES from './overlay.css?inline';

const ID = 'site-config-problems';

/** The problems that were last closed by hand; they stay closed. */
let closed = '';

/**
 * Shows the validator's problems over the last valid version of the page. Errors open by themselves.
 * Warnings only show a button that opens the window, which stays open while the list that is read changes.
 */
export function showProblems(problems: readonly ShownProblem[]): void {
  const before = document.getElementById(ID);
  const read = before?.shadowRoot?.querySelector('dialog[open]')?.ariaLabel;
  before?.remove();
  if (problems.length === 0) return;
  const host = Object.assign(document.createElement('div'), { id: ID });
  const root = host.attachShadow({ mode: 'open' });
  const signature = JSON.stringify(problems);
  const dialog = dialogOf(problems);
  const opener = button(countText(problems), () => dialog.showModal());
  opener.className = 'opener';
  markLanguage(opener);
  dialog.addEventListener('close', () => {
    closed = signature;
  });
  root.append(element('style', STYLES), opener, dialog);
  document.body.append(host);
  if (read === dialog.ariaLabel || (hasErrors(problems) && signature !== closed))
    dialog.showModal();
}

const hasErrors = (problems: readonly ShownProblem[]) =>
  problems.some(({ severity }) => severity === 'error');

function countText(problems: readonly ShownProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (errors > 0 && warnings > 0) return t('overlay:both', { errors, warnings });
  return errors > 0 ? t('overlay:errors', { errors }) : t('overlay:warnings', { warnings });
}

function dialogOf(problems: readonly ShownProblem[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  markLanguage(dialog);
  const errors = hasErrors(problems);
  dialog.ariaLabel = t(errors ? 'overlay:errors-title' : 'overlay:warnings-title');
  const help = t(errors ? 'overlay:errors-help' : 'overlay:warnings-help');
  const actions = element('div', '', 'actions');
  if (problems.some(({ fixable }) => fixable))
    actions.append(button(t('overlay:fix'), () => void fix(actions)));
  actions.append(
    button(t('overlay:close'), () => dialog.close()),
    gallery(),
  );
  dialog.append(
    element('h2', t('overlay:heading', { counted: countText(problems) })),
    element('p', help),
    actions,
    ...problems.map(problemOf),
  );
  return dialog;
}

/** Helps people who look for a section type or the name of an icon. */
function gallery(): HTMLElement {
  const link = element('a', t('overlay:gallery'));
  return Object.assign(link, { href: GALLERY, target: '_blank' });
}

function problemOf({
  position,
  absolutePosition,
  message,
  hint,
  excerpt,
  severity,
}: ShownProblem): HTMLElement {
  const article = element('article', '', severity);
  const opens = button(position, () => openInEditor(absolutePosition));
  opens.title = t('overlay:open');
  opens.dir = 'ltr';
  article.append(opens, element('p', worded(message)));
  if (excerpt.length > 0)
    article.append(Object.assign(element('pre', excerpt.join('\n')), { dir: 'ltr' }));
  if (hint) article.append(element('p', `→ ${worded(hint)}`));
  return article;
}

/** Applies the certain fixes to the files; the report that follows closes the window. */
async function fix(actions: HTMLElement): Promise<void> {
  const response = await fetch(FIX_URL, { method: 'POST' }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer?.fixed > 0) return;
  const why: Wording = answer?.error ?? msg('overlay:not-fixed');
  actions.append(Object.assign(element('p', worded(why)), { role: 'alert' }));
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', text) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

function element(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}

/** Opens a position (`/home/ana/site/site-config/site.json:3:5`) in the running text editor. */
export const openInEditor = (position: string) =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(position)}`);
