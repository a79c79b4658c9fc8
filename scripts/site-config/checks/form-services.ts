import { isObject, pointerOf } from '../json/json.ts';
import { type SiteCheck, single } from '../site.ts';

/** What a strategy needs in integrations.json. */
const NEEDED: Record<string, string> = { crm: 'crm', 'supabase-auth': 'supabase' };

/** A form that is sent to a service has that service configured. */
export const checkFormServices: SiteCheck = ({ entries }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations)) return; // told already
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit)) continue;
    const { strategy } = entry.value.submit;
    const service = NEEDED[String(strategy)];
    if (!service || service in integrations) continue;
    report(entry, {
      code: 'service-missing',
      pointer: pointerOf('submit', 'strategy'),
      message: `Este formulário usa “${strategy}”, mas falta “${service}” em integrations.json: ninguém receberia o que o visitante escreve.`,
      hint: `Configure “${service}” em integrations.json, ou use outra estratégia.`,
    });
  }
};
