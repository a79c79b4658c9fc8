import type { CrmMode } from '../../crm-modes.ts';
import type { Kind, Kinds } from '../../items.ts';
import { accessPanel } from './access-panel.ts';
import { crmPanel } from './crm-panel.ts';
import { html } from './html.ts';
import { list } from './list.ts';
import { kinds, shown } from './shown.ts';

interface Inbox {
  kept: { [K in Kind]: Kinds[K][] };
  mode: CrmMode;
  browser?: CrmMode;
  /** The page's ETag, for its script to ask for anything newer. */
  version: string;
}

/** The whole document. */
export function renderInbox({ kept, mode, browser, version }: Inbox): string {
  const listsOf = (aside?: true) =>
    kinds.filter((kind) => shown[kind].aside === aside).map((kind) => list(kind, kept[kind]));
  const link = (kind: Kind) => html`<a href="#${kind}">${shown[kind].title}</a>\n`;
  return html`<!doctype html>
<html lang="pt-BR" data-version="${version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Caixa de entrada local</title>
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
      <h1>Caixa de entrada local</h1>
      <p>O que o site enviou. Nada disto saiu desta máquina.</p>
    </div>
    <div class="actions">
      <a href="/">Abrir o site</a>
      <button type="button" data-clear>Esvaziar</button>
    </div>
  </div>
</header>
<main class="wide">
  <nav class="jump" aria-label="Nesta página">
    ${kinds.map(link)}<a href="#crm">CRM</a>
    <a href="#access">Acesso</a>
  </nav>
  <p role="status" class="status"></p>
  <div class="columns">
    <div>
      ${listsOf()}
    </div>
    <div>
      ${crmPanel(mode, browser)}
      ${accessPanel()}
      ${listsOf(true)}
    </div>
  </div>
</main>
</body>
</html>
`.text;
}
