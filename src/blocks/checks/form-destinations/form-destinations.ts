import { single, siteCheck } from '../../../content/read/site/site.ts';
import { mayBeLeftOut } from '../../../content/read/site/variables.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { deliveringStrategies, strategyNamed } from '../../strategies.ts';

/** A form that delivers to the log of submissions alone needs a log that takes what it sends. */
export const checkFormDestinations = siteCheck(['destination-missing'], ({ entries }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations)) return; // reported already
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit)) continue;
    if (entry.value.submit.deliver === false) continue; // nobody is to receive it
    const strategy = asText(entry.value.submit.strategy) ?? '';
    const { logOnly } = strategyNamed(strategy);
    const gap = logOnly && gapInLog(integrations, strategy);
    if (!gap) continue;
    report(entry, {
      code: 'destination-missing',
      pointer: pointerOf('submit', 'strategy'),
      message: msg('checks/form-destinations:nobody', {
        strategy: quoted(strategy),
        reason: gap.message,
      }),
      hint: [
        gap.hint,
        msg('checks/form-destinations:others-hint', { strategies: anyOf(deliveringStrategies()) }),
        msg('checks/form-destinations:undelivered-hint'),
      ],
    });
  }
});

/** What keeps the log from taking what this strategy sends. */
function gapInLog({ supabase, submissions }: JsonObject, strategy: string) {
  if (!isObject(submissions))
    return {
      message: msg('checks/form-destinations:no-log', { submissions: field('submissions') }),
      hint: msg('checks/form-destinations:no-log-hint', {
        strategy,
        database: supabase ? 'there' : 'missing',
      }),
    };
  if (!Array.isArray(submissions.strategies)) return undefined; // reported already
  if (!submissions.strategies.includes(strategy))
    return {
      message: msg('checks/form-destinations:not-logged', { submissions: field('submissions') }),
      hint: msg('checks/form-destinations:not-logged-hint', { strategy: quoted(strategy) }),
    };
  if (!supabase)
    return {
      message: msg('checks/form-destinations:no-database', {
        supabase: field('supabase'),
        submissions: field('submissions'),
      }),
      hint: msg('checks/form-destinations:no-database-hint'),
    };
  if (mayBeLeftOut(supabase))
    return {
      message: msg('checks/form-destinations:database-optional', { supabase: field('supabase') }),
      hint: msg('checks/form-destinations:database-optional-hint'),
    };
  return undefined;
}
