import { msg, type Wording } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import type { Email, ItemKind, Kinds, Lead, ReportedEvent } from '../../store.ts';
import { nameOfMode } from '../crm/modes.ts';
import { html, type Markup } from './html.ts';
import { timeAgo } from './time-ago.ts';

/** How the inbox shows a kind of things. */
interface Shown<Item> {
  title: Wording;
  /** Explains how to produce an entry. */
  empty: Wording;
  show(item: Item, words: Words): Markup;
  /** In the column of the CRM's switch. */
  aside?: true;
}

export const shown: { [K in ItemKind]: Shown<Kinds[K]> } = {
  leads: {
    title: msg('demo/inbox:leads'),
    empty: msg('demo/inbox:leads-empty'),
    show: leadCard,
  },
  emails: {
    title: msg('demo/inbox:emails'),
    empty: msg('demo/inbox:emails-empty'),
    show: emailCard,
  },
  events: {
    title: msg('demo/inbox:events'),
    empty: msg('demo/inbox:events-empty'),
    show: eventRow,
    aside: true,
  },
};

export const kinds = Object.keys(shown) as ItemKind[];

/** A submission: who, when, and every field as it arrived. */
function leadCard({ at, fields, fieldList, mode, to }: Lead, words: Words): Markup {
  const { firstname, lastname, name: whole, email } = fields;
  const noName = words.worded(msg('demo/inbox:no-name'));
  // Names of fields are in the language of the site: a form begins with who writes.
  const [, first] = fieldList.find(([, value]) => value) ?? [];
  const name = [firstname, lastname].filter(Boolean).join(' ') || whole || email || first || noName;
  const inMode = msg('demo/inbox:received-in-mode', { mode: nameOfMode(mode) });
  const nothing = html`<span class="quiet">${words.worded(msg('demo/inbox:empty-value'))}</span>`;
  return html`
<article class="card">
  <header><h3 dir="auto">${name}</h3>${moment(at, words)}</header>
  ${to && html`<p class="tag">${words.worded(msg('demo/inbox:sent-to', { name: to }))}</p>`}
  ${mode !== 'ok' && html`<p class="tag">${words.worded(inMode)}</p>`}
  <dl>
    ${fieldList.map(([field, value]) => html`<div><dt>${field}</dt><dd dir="auto">${value || nothing}</dd></div>`)}
  </dl>
</article>`;
}

/** Links without a target of their own leave the frame; the doctype keeps the frame out of quirks. */
const HEAD = '<!doctype html><meta charset="utf-8"><base target="_top">';

/** An e-mail: its links as buttons, and itself in a frame where no script runs. */
function emailCard(
  { at, to, replyTo, subject, html: body, links = [] }: Email,
  words: Words,
): Markup {
  const buttons = links.filter(isAddress).map((link) => {
    const label = words.worded(msg('demo/inbox:open-link', { link: labelOf(link) }));
    return html`<li><a href="${link}">${label}</a></li>`;
  });
  const address = { element: html`<strong>${to}</strong>` };
  const recipients = replyTo
    ? words.pieces('demo/inbox:to-with-reply', {
        address,
        reply: { element: html`<strong>${replyTo}</strong>` },
      })
    : words.pieces('demo/inbox:to', { address });
  const noSubject = words.worded(msg('demo/inbox:no-subject'));
  const frameTitle = words.worded(msg('demo/inbox:message', { subject }));
  return html`
<article class="card">
  <header><h3 dir="auto">${subject || noSubject}</h3>${moment(at, words)}</header>
  <p>${recipients}</p>
  ${buttons.length > 0 && html`<ul class="links">${buttons}</ul>`}
  <details>
    <summary>${words.worded(msg('demo/inbox:show-message'))}</summary>
    <iframe title="${frameTitle}" srcdoc="${HEAD + body}" loading="lazy"
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
function eventRow({ at, tag, name, params, page }: ReportedEvent, words: Words): Markup {
  const onPage = words.worded(msg('demo/inbox:on-page', { page }));
  return html`
<article class="event">
  <h3><span class="tag">${tag}</span> ${name}</h3>
  ${moment(at, words)}
  <p>
    ${page !== undefined && html`<span class="quiet">${onPage}</span>`}
    ${Object.entries(params).map(([key, value]) => html`<code>${key}: ${textOfParameter(value)}</code>\n`)}
  </p>
</article>`;
}

const textOfParameter = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** When something arrived (ISO 8601): how long ago, which the page's script keeps true, and exactly. */
function moment(instant: string, words: Words): Markup {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return html``;
  const exact = new Intl.DateTimeFormat(words.locale ?? words.language, {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return html`<p class="moment">
    <time datetime="${instant}">${timeAgo(then, Date.now(), words)}</time>
    <span>${exact.format(then)}</span>
  </p>`;
}
