import { renderToStaticMarkup } from 'react-dom/server';
import type { CrmMode } from '../crm/modes.ts';
import type { Email, Lead, TrackingEvent } from '../kept.ts';
import { CrmPanel } from './crm-panel.tsx';
import { EmailCard } from './email-card.tsx';
import { EventRow } from './event-row.tsx';
import { LeadCard } from './lead-card.tsx';
import { List } from './list.tsx';

interface Inbox {
  leads: Lead[];
  emails: Email[];
  events: TrackingEvent[];
  mode: CrmMode;
  browser?: CrmMode;
  /** The page's ETag, for its script to ask for anything newer. */
  version: string;
}

/** The whole document. React escapes all that strangers typed. */
export function renderInbox(inbox: Inbox): string {
  return `<!doctype html>${renderToStaticMarkup(<InboxPage {...inbox} />)}`;
}

function InboxPage({ leads, emails, events, mode, browser, version }: Inbox) {
  return (
    <html lang="pt-BR" data-version={version}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Caixa de entrada local</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/__local/inbox.css" />
        <link rel="stylesheet" href="/__local/items.css" />
        <script defer src="/__local/inbox.js" />
      </head>
      <body>
        <header className="top">
          <div className="wide">
            <div>
              <h1>Caixa de entrada local</h1>
              <p>O que o site enviou. Nada disto saiu desta máquina.</p>
            </div>
            <div className="actions">
              <a href="/">Abrir o site</a>
              <button type="button" data-clear>
                Esvaziar
              </button>
            </div>
          </div>
        </header>
        <main className="wide">
          <p role="status" className="status" />
          <div className="columns">
            <div>
              <List
                id="leads"
                title="Contatos"
                empty="Nenhum contato ainda. Envie um formulário do site e ele aparece aqui."
                items={leads}
              >
                {(lead) => <LeadCard lead={lead} />}
              </List>
              <List
                id="emails"
                title="E-mails"
                empty="Nenhum e-mail ainda. Crie uma conta ou peça uma nova senha no site."
                items={emails}
              >
                {(email) => <EmailCard email={email} />}
              </List>
            </div>
            <div>
              <CrmPanel mode={mode} browser={browser} />
              <List
                id="events"
                title="Eventos"
                empty="Nenhum evento ainda. Aceite os cookies de medição no site."
                items={events}
              >
                {(event) => <EventRow event={event} />}
              </List>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
