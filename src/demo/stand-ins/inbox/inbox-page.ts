import type { ItemKind, Kinds } from '../../store.ts';
import { administrator } from '../../supabase/administrator.ts';
import { CRM_MODES, type CrmMode } from '../crm/modes.ts';
import { html, type Markup } from './html.ts';
import { kinds, shown } from './shown.ts';

interface Inbox {
  kept: { [K in ItemKind]: Kinds[K][] };
  mode: CrmMode;
  browser?: CrmMode;
  /** The page's ETag, for its script to ask for anything newer. */
  version: string;
}

/** The whole document. */
export function renderInbox({ kept, mode, browser, version }: Inbox): string {
  const listsOf = (aside?: true) =>
    kinds.filter((kind) => shown[kind].aside === aside).map((kind) => list(kind, kept[kind]));
  const link = (kind: ItemKind) => html`<a href="#${kind}">${shown[kind].title}</a>\n`;
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

/** Upper bound of entries per kind on the page; all are in inbox.json. */
const SHOWN = 100;

/** One kind of things, newest first. The page's script merges newer ones by `data-key`. */
function list<K extends ItemKind>(id: K, items: Kinds[K][]): Markup {
  const { title, empty, show } = shown[id];
  const hiddenIf = (condition: boolean) => condition && html` hidden`;
  return html`
<section id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title">${title} <span data-sync="${id}-count">${items.length}</span></h2>
  <p class="empty" data-sync="${id}-empty"${hiddenIf(items.length > 0)}>${empty}</p>
  <ol data-list="${id}" data-sync="${id}-list"${hiddenIf(items.length === 0)}>
    ${items.slice(0, SHOWN).map((item) => html`<li data-key="${item.id}">${show(item)}</li>\n`)}
  </ol>
  <p class="more" data-sync="${id}-more"${hiddenIf(items.length <= SHOWN)}>
    Aqui estão os ${SHOWN} mais recentes; todos estão em <a href="/__local/inbox.json">inbox.json</a>.
  </p>
</section>`;
}

/** How to sign in as the administrator of the demo. */
function accessPanel(): Markup {
  const { email, password } = administrator();
  return html`
<section id="access" aria-labelledby="access-title">
  <h2 id="access-title">Acesso</h2>
  <p class="intro">Quem administra o site de demonstração, na página de entrada:</p>
  <p>E-mail: <code>${email}</code><br>Senha: <code>${password}</code></p>
  <p class="intro">Outras contas recebem acesso por <code>npm run access</code>.</p>
</section>`;
}

const modes = Object.entries(CRM_MODES) as [CrmMode, (typeof CRM_MODES)[CrmMode]][];

/**
 * How the CRM answers, and buttons to have it answer otherwise.
 * @param browser the mode in this browser's cookie
 */
function crmPanel(mode: CrmMode, browser?: CrmMode): Markup {
  return html`
<section id="crm" aria-labelledby="crm-title">
  <h2 id="crm-title">CRM</h2>
  <p class="intro">Como o CRM responde ao próximo formulário:</p>
  <p class="tag" data-sync="crm-browser"${!browser && html` hidden`}>Neste navegador vale
    “${browser && CRM_MODES[browser].label}” (cookie crm-mode), não o que se escolhe aqui.</p>
  <ul class="modes">
    ${modes.map(([name, { label, help }]) => {
      const pressed = String(name === mode);
      return html`
    <li>
      <button type="button" data-mode="${name}" data-sync="mode-${name}" aria-pressed="${pressed}"
        aria-describedby="mode-${name}">${label}</button>
      <p id="mode-${name}">${help}</p>
    </li>`;
    })}
  </ul>
</section>`;
}
