import type { Email } from '../../items.ts';
import { type Html, html } from './html.ts';
import { moment } from './moment.ts';

/** Links without a target of their own leave the frame; the doctype keeps the frame out of quirks. */
const HEAD = '<!doctype html><meta charset="utf-8"><base target="_top">';

/** An e-mail: its links as buttons, and itself in a frame where no script runs. */
export function emailCard({ at, to, replyTo, subject, html: body, links = [] }: Email): Html {
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
