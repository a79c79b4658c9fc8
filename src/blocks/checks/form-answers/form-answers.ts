import { single, siteCheck } from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
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
      message: `Esta resposta nunca seria enviada: ${gap.message}`,
      hint: `${gap.hint} Se ninguém deve ser respondido, retire “answer”.`,
    });
  }
});

function gapInFields({ fields }: JsonObject) {
  if (!Array.isArray(fields)) return undefined; // reported already
  const kinds: unknown[] = kindsWith('isAddress');
  const addresses = fields.filter((field) => isObject(field) && kinds.includes(field.type)).length;
  const written = kinds.map((kind) => `"type": "${kind}"`).join(' ou ');
  if (addresses === 0)
    return {
      message: 'o formulário não tem um campo de e-mail.',
      hint: `Acrescente a “fields” um campo com ${written}.`,
    };
  if (addresses > 1)
    return {
      message: 'o formulário tem mais de um campo de e-mail, e não se sabe a qual responder.',
      hint: `Deixe em “fields” um só campo com ${written}.`,
    };
  return undefined;
}

function gapInLog({ submit }: JsonObject, { supabase, submissions }: JsonObject) {
  if (isObject(submit) && submit.deliver === false)
    return {
      message: 'com "deliver": false, o envio não é entregue a quem a manda.',
      hint: 'Retire “deliver” de “submit”.',
    };
  const strategy = asText(isObject(submit) ? submit.strategy : undefined) ?? '';
  const logged = isObject(submissions) ? submissions.strategies : [];
  if (supabase && Array.isArray(logged) && logged.includes(strategy)) return undefined;
  const message = `quem a manda é o registro de envios, que não guarda os de ${quote(strategy)}.`;
  if (!loggedStrategies().includes(strategy))
    return { message, hint: `Em “strategy”, use ${loggedStrategies().map(quote).join(' ou ')}.` };
  const list = isObject(submissions)
    ? `acrescente ${quote(strategy)} a “strategies” de “submissions”`
    : `acrescente "submissions": { "strategies": ["${strategy}"] }`;
  const database = supabase ? '' : ', e “supabase”, o banco do registro';
  return { message, hint: `Em integrations.json, ${list}${database}.` };
}

const gapInWords = ({ emails }: JsonObject) =>
  emails
    ? undefined
    : {
        message: 'faltam as palavras em volta dela, “emails” de messages.json.',
        hint: 'Acrescente “emails” a messages.json.',
      };
