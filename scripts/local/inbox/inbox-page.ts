import type { CrmMode } from '../crm/modes.ts';
import { crmPanel } from './crm-panel.ts';
import { emailCard } from './email-card.ts';
import { eventRow } from './event-row.ts';
import { html } from './html.ts';
import type { Email, Lead, TrackingEvent } from './items.ts';
import { leadCard } from './lead-card.ts';
import { list } from './list.ts';

interface Inbox {
  leads: Lead[];
  emails: Email[];
  events: TrackingEvent[];
  mode: CrmMode;
  browser?: CrmMode;
  /** The page's ETag, for its script to ask for anything newer. */
  version: string;
}

/** The whole document. */
export function renderInbox({ leads, emails, events, mode, browser, version }: Inbox): string {
  return html`<!doctype html>
<html lang="pt-BR" data-version="${version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Caixa de entrada local</title>
<link rel="icon" href="/favicon.svg">
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
    <a href="#leads">Contatos</a> <a href="#emails">E-mails</a>
    <a href="#crm">CRM</a> <a href="#events">Eventos</a>
  </nav>
  <p role="status" class="status"></p>
  <div class="columns">
    <div>
      ${list({
        id: 'leads',
        title: 'Contatos',
        empty: 'Nenhum contato ainda. Envie um formulário do site e ele aparece aqui.',
        items: leads,
        show: leadCard,
      })}
      ${list({
        id: 'emails',
        title: 'E-mails',
        empty: 'Nenhum e-mail ainda. Crie uma conta ou peça uma nova senha no site.',
        items: emails,
        show: emailCard,
      })}
    </div>
    <div>
      ${crmPanel(mode, browser)}
      ${list({
        id: 'events',
        title: 'Eventos',
        empty: 'Nenhum evento ainda. Aceite os cookies de medição no site.',
        items: events,
        show: eventRow,
      })}
    </div>
  </div>
</main>
</body>
</html>
`.text;
}
