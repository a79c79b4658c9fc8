import type { TrackingEvent } from '../../items.ts';
import { type Html, html } from './html.ts';
import { moment } from './moment.ts';

/** A tracked event in compact form. */
export function eventRow({ at, tag, name, params, page }: TrackingEvent): Html {
  return html`
<article class="event">
  <h3><span class="tag">${tag}</span> ${name}</h3>
  ${moment(at)}
  <p>
    ${page !== undefined && html`<span class="quiet">em ${page}</span>`}
    ${Object.entries(params).map(([key, value]) => html`<code>${key}: ${shown(value)}</code>\n`)}
  </p>
</article>`;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
