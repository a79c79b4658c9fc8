import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { pagesWith } from '../../../content/read/site/mentions.ts';
import { type Report, type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { typesWith } from '../../traits.ts';

const CODES = ['crm-field-missing', 'return-missing'] as const;

/** A form that is sent to the CRM has the fields that the CRM requires, and a page to which it answers. */
export const checkCrm = siteCheck(CODES, (site, report) => {
  const integrations = single(site.entries, 'integrations')?.value;
  const crm = isObject(integrations) ? integrations.crm : undefined;
  if (!isObject(crm)) return;
  // Of the forms alone: what a page says is read when it is asked for.
  const forms = site.entries
    .filter(({ kind }) => kind === 'form')
    .filter(
      ({ value }) => isObject(value) && isObject(value.submit) && value.submit.strategy === 'crm',
    );
  for (const form of forms) checkFields(form, crm, report);
  if (forms[0] && lacksReturn(site, crm)) checkReturn(forms[0], report);
});

function checkFields(
  form: ConfigFile,
  { requiredFields }: JsonObject,
  report: Report<(typeof CODES)[number]>,
): void {
  const { fields } = form.value as JsonObject;
  if (!Array.isArray(requiredFields) || !Array.isArray(fields)) return; // reported already
  const names = fields.map((field) => (isObject(field) ? field.name : undefined));
  for (const name of requiredFields)
    if (typeof name === 'string' && !names.includes(name))
      report(form, {
        code: 'crm-field-missing',
        pointer: '/fields',
        message: msg('strategies/crm:field-missing', { name: quoted(name) }),
        hint: msg('strategies/crm:field-missing-hint', {
          name: quoted(name),
          nameField: field('name'),
        }),
      });
}

const lacksReturn = ({ complete, entries, mentions }: Site, { transport }: JsonObject): boolean =>
  complete &&
  single(entries, 'site') !== undefined &&
  transport === 'iframe-return' &&
  pagesWith(mentions, 'isFormReturn').size === 0;

function checkReturn(form: ConfigFile, report: Report<(typeof CODES)[number]>): void {
  const types = typesWith('isFormReturn');
  report(form, {
    code: 'return-missing',
    pointer: pointerOf('submit', 'strategy'),
    message: msg('strategies/crm:return-missing', { types: anyOf(types) }),
    hint: msg('strategies/crm:return-missing-hint', { type: types[0] }),
  });
}
