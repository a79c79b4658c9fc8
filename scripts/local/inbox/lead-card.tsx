import { CRM_MODES } from '../crm/modes.ts';
import type { Lead } from '../kept.ts';
import { Moment } from './moment.tsx';

export function LeadCard({ lead }: { lead: Lead }) {
  const { firstname, lastname, email } = lead.fields;
  const name = [firstname, lastname].filter(Boolean).join(' ') || email || 'Sem nome';
  return (
    <article className="card">
      <header>
        <h3>{name}</h3>
        <Moment at={lead.at} />
      </header>
      {lead.mode !== 'ok' && <p className="tag">Recebido no modo “{CRM_MODES[lead.mode].label}”</p>}
      <dl>
        {lead.fieldList.map(([field, value], index) => (
          <div key={`${index}-${field}`}>
            <dt>{field}</dt>
            <dd>{value || <span className="quiet">vazio</span>}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
