import { single, siteCheck } from '../../../content/read/site/site.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, type List, msg, quoted } from '../../../words/message.ts';
import { loggedStrategies } from '../../strategies.ts';
import { kindsWith } from '../../traits.ts';

/** A form with an answer has an address to send it to, a log that sends it, and the words that go around it. */
export const checkFormAnswers = siteCheck(['answer-unsent'], ({ entries }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  const messages = single(entries, 'messages')?.value;
  if (!isObject(integrations) || !isObject(messages)) return; // reported already
  for (const entry of entries.filter(({ kind }) => kind === 'form')) {
    const { value } = entry;
    if (!isObject(value) || !isObject(value.answer)) continue;
    const gap = gapInFields(value) ?? gapInLog(value, integrations) ?? gapInWords(messages);
    if (!gap) continue;
    report(entry, {
      code: 'answer-unsent',
      pointer: pointerOf('answer'),
      message: msg('checks/form-answers:unsent', { reason: gap.message }),
      hint: [gap.hint, msg('checks/form-answers:no-answer-hint', { answer: field('answer') })],
    });
  }
});

function gapInFields({ fields }: JsonObject) {
  if (!Array.isArray(fields)) return undefined; // reported already
  const kinds: unknown[] = kindsWith('isAddress');
  const addresses = fields.filter((field) => isObject(field) && kinds.includes(field.type)).length;
  const types: List = { list: kinds.map((kind) => `"type": "${kind}"`), last: 'or' };
  if (addresses === 0)
    return {
      message: msg('checks/form-answers:no-address'),
      hint: msg('checks/form-answers:no-address-hint', { types, fields: field('fields') }),
    };
  if (addresses > 1)
    return {
      message: msg('checks/form-answers:many-addresses'),
      hint: msg('checks/form-answers:many-addresses-hint', { types, fields: field('fields') }),
    };
  return undefined;
}

function gapInLog({ submit }: JsonObject, { supabase, submissions }: JsonObject) {
  if (isObject(submit) && submit.deliver === false)
    return {
      message: msg('checks/form-answers:undelivered'),
      hint: msg('checks/form-answers:undelivered-hint', {
        deliver: field('deliver'),
        submit: field('submit'),
      }),
    };
  const strategy = asText(isObject(submit) ? submit.strategy : undefined) ?? '';
  const logged = isObject(submissions) ? submissions.strategies : [];
  if (supabase && Array.isArray(logged) && logged.includes(strategy)) return undefined;
  const message = msg('checks/form-answers:not-logged', { strategy: quoted(strategy) });
  if (!loggedStrategies().includes(strategy))
    return {
      message,
      hint: msg('checks/form-answers:strategy-hint', {
        strategies: anyOf(loggedStrategies()),
        strategy: field('strategy'),
      }),
    };
  const database = supabase ? 'there' : 'missing';
  return {
    message,
    hint: isObject(submissions)
      ? msg('checks/form-answers:add-strategy-hint', { strategy: quoted(strategy), database })
      : msg('checks/form-answers:add-submissions-hint', { strategy, database }),
  };
}

const gapInWords = ({ emails }: JsonObject) =>
  emails
    ? undefined
    : {
        message: msg('checks/form-answers:no-texts', { emails: field('emails') }),
        hint: msg('checks/form-answers:no-texts-hint'),
      };
