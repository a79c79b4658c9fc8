import { worded } from '../../words/reader.ts';
import { FIX_URL, type ShownProblem } from './config-report.ts';
import { GALLERY } from './gallery/gallery-data.ts';
import STYLES from './overlay.css?inline';

const ID = 'site-config-problems';

/** The problems that were last closed by hand; they stay closed. */
let closed = '';

/**
 * Shows the validator's problems over the last valid version of the page. Errors open by themselves.
 * Warnings only show a button that opens the window.
 */
export function showProblems(problems: readonly ShownProblem[]): void {
  document.getElementById(ID)?.remove();
  if (problems.length === 0) return;
  const host = Object.assign(document.createElement('div'), { id: ID });
  const root = host.attachShadow({ mode: 'open' });
  const signature = JSON.stringify(problems);
  const dialog = dialogOf(problems);
  const opener = button(countText(problems), () => dialog.showModal());
  opener.className = 'opener';
  dialog.addEventListener('close', () => {
    closed = signature;
  });
  root.append(element('style', STYLES), opener, dialog);
  document.body.append(host);
  if (hasErrors(problems) && signature !== closed) dialog.showModal();
}

const hasErrors = (problems: readonly ShownProblem[]) =>
  problems.some(({ severity }) => severity === 'error');

function countText(problems: readonly ShownProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [
    errors > 0 && (errors === 1 ? '1 erro' : `${errors} erros`),
    warnings > 0 && (warnings === 1 ? '1 aviso' : `${warnings} avisos`),
  ]
    .filter(Boolean)
    .join(' e ');
}

function dialogOf(problems: readonly ShownProblem[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  const errors = hasErrors(problems);
  dialog.setAttribute('aria-label', errors ? 'Erros em site-config' : 'Avisos em site-config');
  const help = errors
    ? 'Corrija e salve: esta janela fecha sozinha. Enquanto isso, as páginas ficam como estavam.'
    : 'Nada impede a publicação.';
  const actions = element('div', '', 'actions');
  if (problems.some(({ fixable }) => fixable))
    actions.append(button('Aplicar as correções certas', () => void fix(actions)));
  actions.append(
    button('Fechar', () => dialog.close()),
    gallery(),
  );
  dialog.append(
    element('h2', `${countText(problems)} em site-config`),
    element('p', help),
    actions,
    ...problems.map(problemOf),
  );
  return dialog;
}

/** Helps people who look for a section type or the name of an icon. */
function gallery(): HTMLElement {
  const link = element('a', 'Galeria de seções, ícones e imagens');
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
  opens.title = 'Abrir no editor';
  article.append(opens, element('p', worded(message)));
  if (excerpt.length > 0) article.append(element('pre', excerpt.join('\n')));
  if (hint) article.append(element('p', `→ ${worded(hint)}`));
  return article;
}

/** Applies the certain fixes to the files; the report that follows closes the window. */
async function fix(actions: HTMLElement): Promise<void> {
  const response = await fetch(FIX_URL, { method: 'POST' }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer?.fixed > 0) return;
  const why = answer?.error ?? 'Não foi possível corrigir por aqui. Corrija o arquivo à mão.';
  actions.append(Object.assign(element('p', why), { role: 'alert' }));
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
