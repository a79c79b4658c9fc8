import type { Email } from '../kept.ts';
import { Moment } from './moment.tsx';

/** Links without a target of their own leave the frame; the doctype keeps the frame out of quirks. */
const HEAD = '<!doctype html><meta charset="utf-8"><base target="_top">';

export function EmailCard({ email }: { email: Email }) {
  const links = (email.links ?? []).filter(isAddress);
  return (
    <article className="card">
      <header>
        <h3>{email.subject || 'Sem assunto'}</h3>
        <Moment at={email.at} />
      </header>
      <p>
        Para <strong>{email.to}</strong>
      </p>
      {links.length > 0 && (
        <ul className="links">
          {links.map((link) => (
            <li key={link}>
              <a href={link}>Abrir {labelOf(link)}</a>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>Ver mensagem</summary>
        <iframe
          title={`Mensagem: ${email.subject}`}
          srcDoc={HEAD + email.html}
          sandbox="allow-top-navigation-by-user-activation"
          loading="lazy"
        />
      </details>
    </article>
  );
}

const isAddress = (link: unknown): link is string =>
  typeof link === 'string' && /^(https?:\/\/|\/(?!\/))/i.test(link);

/** The path; codes in the query are of no use to a reader. */
function labelOf(link: string): string {
  const { host, pathname } = new URL(link, 'http://localhost');
  return pathname === '/' ? host : pathname;
}
