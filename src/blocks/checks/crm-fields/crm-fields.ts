import { single, siteCheck } from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject } from '../../../lib/json.ts';

/** A form that is sent to the CRM has the fields that the CRM requires. */
export const checkCrmFields = siteCheck(['crm-field-missing'], ({ entries }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  const crm = isObject(integrations) ? integrations.crm : undefined;
  if (!isObject(crm) || !Array.isArray(crm.requiredFields)) return;
  for (const entry of entries.filter(({ kind }) => kind === 'form')) {
    const { value } = entry;
    if (!isObject(value) || !Array.isArray(value.fields)) continue;
    if (!isObject(value.submit) || value.submit.strategy !== 'crm') continue;
    const names = value.fields.map((field) => (isObject(field) ? field.name : undefined));
    const missing = crm.requiredFields.filter(
      (name) => typeof name === 'string' && !names.includes(name),
    );
    for (const name of missing)
      report(entry, {
        code: 'crm-field-missing',
        pointer: '/fields',
        message: `O CRM recusa o que chega sem o campo ${quote(name)}, e este formulário não o tem: nenhum envio seria aceito.`,
        hint: `Acrescente um campo com o nome de envio (“name”) ${quote(name)}; um campo que já existe também pode recebê-lo.`,
      });
  }
});
