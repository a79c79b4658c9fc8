import { CRM_MODES } from '../../crm-modes.ts';
import type { Lead } from '../../items.ts';
import { type Html, html } from './html.ts';
import { moment } from './moment.ts';

/** A submission: who, when, and every field as it arrived. */
export function leadCard({ at, fields, fieldList, mode }: Lead): Html {
  const { firstname, lastname, email } = fields;
  const name = [firstname, lastname].filter(Boolean).join(' ') || email || 'Sem nome';
  return html`
<article class="card">
  <header><h3>${name}</h3>${moment(at)}</header>
  ${mode !== 'ok' && html`<p class="tag">Recebido no modo “${CRM_MODES[mode]?.label}”</p>`}
  <dl>
    ${fieldList.map(([field, value]) => html`<div><dt>${field}</dt><dd>${value || nothing}</dd></div>`)}
  </dl>
</article>`;
}

const nothing = html`<span class="quiet">vazio</span>`;
