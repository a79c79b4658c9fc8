import type { Kind, Kinds } from '../../items.ts';
import { type Html, html } from './html.ts';
import { shown } from './shown.ts';

/** Upper bound of entries per kind on the page; all are in inbox.json. */
const SHOWN = 100;

/** One kind of things, newest first. The page's script merges newer ones by `data-key`. */
export function list<K extends Kind>(id: K, items: Kinds[K][]): Html {
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
