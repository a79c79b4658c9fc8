import { msg, type Values } from '../../../words/message.ts';
import { asTyped } from '../../../words/node/as-typed.mjs';
import { wordsForPage } from '../../../words/node/words-for-request.ts';
import type { Words } from '../../../words/words.ts';
import type { Uses } from '../../stand-in.ts';
import type { ItemKind, Kinds } from '../../store.ts';
import { nameOfAccount, readyAccounts } from '../../supabase/accounts.ts';
import { CRM_MODES, type CrmMode, nameOfMode } from '../crm/modes.ts';
import { html, Markup } from './html.ts';
import { kinds, shown } from './shown.ts';

interface Inbox {
  kept: { [K in ItemKind]: Kinds[K][] };
  mode: CrmMode;
  browser?: CrmMode;
  uses: Uses;
  /** The page's ETag, for its script to ask for anything newer. */
  version: string;
  language: string;
}

/** The whole document. */
export function renderInbox(inbox: Inbox): string {
  const { kept, mode, browser, uses, version, language } = inbox;
  const { words, script } = wordsForPage(language, 'demo/');
  const say = (key: string) => words.worded(msg(key));
  const used = kinds.filter((kind) => isUsed(kind, uses) || kept[kind].length > 0);
  const listsOf = (aside?: true) =>
    used
      .filter((kind) => shown[kind].aside === aside)
      .map((kind) => list(kind, kept[kind], words, kind === 'leads' ? uses : {}));
  const link = (kind: ItemKind) =>
    html`<a href="#${kind}">${words.worded(shown[kind].title)}</a>\n`;
  return html`<!doctype html>
<html lang="${language}" data-version="${version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('demo/inbox:title')}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/__local/theme.css">
<link rel="stylesheet" href="/__local/inbox.css">
<link rel="stylesheet" href="/__local/items.css">
<script defer src="/__local/inbox.js"></script>
</head>
<body>
<header class="top">
  <div class="wide">
    <div>
      <h1>${say('demo/inbox:title')}</h1>
      <p>${say('demo/inbox:lead')}</p>
    </div>
    <div class="actions">
      <a href="/">${say('demo/inbox:open-site')}</a>
      <button type="button" data-clear>${say('demo/inbox:clear')}</button>
    </div>
  </div>
</header>
<main class="wide">
  <nav class="jump" aria-label="${say('demo/inbox:on-this-page')}">
    ${used.map(link)}${uses.crm && html`<a href="#crm">CRM</a>`}
    ${uses.accounts && html`<a href="#access">${say('demo/inbox:access')}</a>`}
  </nav>
  <p role="status" class="status"></p>
  <div class="columns">
    <div>
      ${listsOf()}
    </div>
    <div>
      ${uses.crm && crmPanel(mode, words, browser)}
      ${uses.accounts && accessPanel(words)}
      ${listsOf(true)}
    </div>
  </div>
</main>
${new Markup(script)}
</body>
</html>
`.text;
}

/** Whether the site can bring such things about. */
function isUsed(kind: ItemKind, { emails, tags }: Uses): boolean {
  if (kind === 'emails') return emails;
  return kind !== 'events' || tags;
}

/** Upper bound of entries per kind on the page; all are in inbox.json. */
const SHOWN = 100;

/** One kind of things, newest first. The page's script merges newer ones by `data-key`. Forms that are stored are in the panel. */
function list<K extends ItemKind>(
  id: K,
  items: Kinds[K][],
  words: Words,
  { crm, panel }: Partial<Uses>,
): Markup {
  const { title, empty, show } = shown[id];
  const link = { element: html`<a href="/__local/inbox.json">inbox.json</a>` };
  const inPanel = { element: html`<a href="${panel ?? ''}">${panel}</a>` };
  const hiddenIf = (condition: boolean) => condition && html` hidden`;
  return html`
<section id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title">${words.worded(title)} <span data-sync="${id}-count">${items.length}</span></h2>
  ${panel && html`<p class="intro">${words.pieces('demo/inbox:in-panel', { panel: inPanel })}</p>`}
  <p class="empty" data-sync="${id}-empty"${hiddenIf(items.length > 0 || Boolean(panel && !crm))}>${words.worded(empty)}</p>
  <ol data-list="${id}" data-sync="${id}-list"${hiddenIf(items.length === 0)}>
    ${items.slice(0, SHOWN).map((item) => html`<li data-key="${item.id}">${show(item, words)}</li>\n`)}
  </ol>
  <p class="more" data-sync="${id}-more"${hiddenIf(items.length <= SHOWN)}>
    ${words.pieces('demo/inbox:most-recent', { count: SHOWN, link })}
  </p>
</section>`;
}

/** How to sign in to the demo. */
function accessPanel(words: Words): Markup {
  const say = (key: string) => words.worded(msg(key));
  const coded = (text: string) => ({ element: html`<code>${text}</code>` });
  const accounts = readyAccounts().map(
    ([name, { email, password }]) => html`
  <p class="account"><strong>${nameOfAccount(name)}</strong><br>${words.pieces('demo/inbox:email', { email: coded(email) })}<br>${words.pieces('demo/inbox:password', { password: coded(password) })}</p>`,
  );
  return html`
<section id="access" aria-labelledby="access-title">
  <h2 id="access-title">${say('demo/inbox:access')}</h2>
  <p class="intro">${say('demo/inbox:access-lead')}</p>
  ${accounts}
  <p class="intro">${words.pieces('demo/inbox:access-others', { command: coded(asTyped('npm run access')) })}</p>
</section>`;
}

const modes = Object.keys(CRM_MODES) as CrmMode[];

/**
 * How the CRM answers, and buttons to have it answer otherwise.
 * @param browser the mode in this browser's cookie
 */
function crmPanel(mode: CrmMode, words: Words, browser?: CrmMode): Markup {
  const say = (key: string, values?: Values) => words.worded(msg(key, values));
  const inBrowser = browser && say('demo/inbox:crm-browser', { mode: nameOfMode(browser) });
  return html`
<section id="crm" aria-labelledby="crm-title">
  <h2 id="crm-title">CRM</h2>
  <p class="intro">${say('demo/inbox:crm-lead')}</p>
  <p class="tag" data-sync="crm-browser"${!browser && html` hidden`}>${inBrowser}</p>
  <ul class="modes">
    ${modes.map((name) => {
      const pressed = String(name === mode);
      return html`
    <li>
      <button type="button" data-mode="${name}" data-sync="mode-${name}" aria-pressed="${pressed}"
        aria-describedby="mode-${name}">${words.worded(nameOfMode(name))}</button>
      <p id="mode-${name}">${say(`demo/crm:${name}-help`)}</p>
    </li>`;
    })}
  </ul>
</section>`;
}
