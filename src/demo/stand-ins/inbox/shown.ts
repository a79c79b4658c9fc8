import type { Email, ItemKind, Kinds, Lead, ReportedEvent } from '../../store.ts';
import { CRM_MODES } from '../crm/modes.ts';
import { html, type Markup } from './html.ts';
import { timeAgo } from './time-ago.ts';

/** How the inbox shows a kind of things. */
interface Shown<Item> {
  title: string;
  /** Explains how to produce an entry. */
  empty: string;
  show(item: Item): Markup;
  /** In the column of the CRM's switch. */
  aside?: true;
}

export const shown: { [K in ItemKind]: Shown<Kinds[K]> } = {
  leads: {
    title: 'Contatos',
    empty: 'Nenhum contato ainda. Envie um formulário do site e ele aparece aqui.',
    show: leadCard,
  },
  emails: {
    title: 'E-mails',
    empty: 'Nenhum e-mail ainda. Crie uma conta ou peça uma nova senha no site.',
    show: emailCard,
  },
  events: {
    title: 'Eventos',
    empty: 'Nenhum evento ainda. Aceite os cookies de medição no site.',
    show: eventRow,
    aside: true,
  },
};

export const kinds = Object.keys(shown) as ItemKind[];

/** A submission: who, when, and every field as it arrived. */
function leadCard({ at, fields, fieldList, mode }: Lead): Markup {
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

/** Links without a target of their own leave the frame; the doctype keeps the frame out of quirks. */
const HEAD = '<!doctype html><meta charset="utf-8"><base target="_top">';

/** An e-mail: its links as buttons, and itself in a frame where no script runs. */
function emailCard({ at, to, replyTo, subject, html: body, links = [] }: Email): Markup {
  const buttons = links
    .filter(isAddress)
    .map((link) => html`<li><a href="${link}">Abrir ${labelOf(link)}</a></li>`);
  return html`
<article class="card">
  <header><h3>${subject || 'Sem assunto'}</h3>${moment(at)}</header>
  <p>Para <strong>${to}</strong>${replyTo && html`, com resposta a <strong>${replyTo}</strong>`}</p>
  ${buttons.length > 0 && html`<ul class="links">${buttons}</ul>`}
  <details>
    <summary>Ver mensagem</summary>
    <iframe title="Mensagem: ${subject}" srcdoc="${HEAD + body}" loading="lazy"
      sandbox="allow-top-navigation-by-user-activation"></iframe>
  </details>
</article>`;
}

const isAddress = (link: unknown): link is string =>
  typeof link === 'string' &&
  /^(https?:\/\/|\/(?!\/))/i.test(link) &&
  URL.canParse(link, 'http://localhost');

/** The path; codes in the query are of no use to a reader. */
function labelOf(link: string): string {
  const { host, pathname } = new URL(link, 'http://localhost');
  return pathname === '/' ? host : pathname;
}

/** A tracked event in compact form. */
function eventRow({ at, tag, name, params, page }: ReportedEvent): Markup {
  return html`
<article class="event">
  <h3><span class="tag">${tag}</span> ${name}</h3>
  ${moment(at)}
  <p>
    ${page !== undefined && html`<span class="quiet">em ${page}</span>`}
    ${Object.entries(params).map(([key, value]) => html`<code>${key}: ${textOfParameter(value)}</code>\n`)}
  </p>
</article>`;
}

const textOfParameter = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

const exact = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' });

/** When something arrived (ISO 8601): how long ago, which the page's script keeps true, and exactly. */
function moment(instant: string): Markup {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return html``;
  return html`<p class="moment">
    <time datetime="${instant}">${timeAgo(then, Date.now())}</time>
    <span>${exact.format(then)}</span>
  </p>`;
}
