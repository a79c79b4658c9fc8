import { type Html, html } from './html.ts';
import { timeAgo } from './time-ago.ts';

const exact = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' });

/** When something arrived (ISO 8601): how long ago, which the page's script keeps true, and exactly. */
export function moment(instant: string): Html {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return html``;
  return html`<p class="moment">
    <time datetime="${instant}">${timeAgo(then, Date.now())}</time>
    <span>${exact.format(then)}</span>
  </p>`;
}
