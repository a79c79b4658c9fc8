/** `npm run lead`: where the forms of a site are sent; with `--test`, sends each a marked lead and says what came back. */
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { addressOf, testedForms, tryForm } from '../src/commands/services/test-forms.ts';
import { MissingVariables, resolveIntegrations } from '../src/content/compile/compiler.ts';
import { readSources } from '../src/supabase/site-sources.ts';
import type { Integrations } from '../src/types/config.gen.ts';
import { enumerated, msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'npm run lead',
    about: msg('commands/help:lead'),
    options: { ...SITE, test: { type: 'boolean' } },
  });
  const { forms, site, integrations } = readSources();
  const { siteUrl, crm, endpoint } = integrations as Integrations;
  // What a browser has of them; the rest of the file is of no matter here.
  const written = { siteUrl, ...(crm && { crm }), ...(endpoint && { endpoint }) };
  const services = resolved(written, !values.test);
  const tested = testedForms(forms, services);
  if (tested.length === 0) {
    console.log(t('commands/lead:none'));
    return;
  }
  for (const form of tested) {
    const to = { form: form.id, address: addressOf(form, services) };
    console.log(
      form.chosen
        ? t('commands/lead:form-choice', { ...to, ...form.chosen })
        : t('commands/lead:form', to),
    );
    if (!values.test) continue;
    const email = site.contacts.email.to.replace(/^mailto:/, '');
    const { lines, isWrong } = await tryForm(form, services, email);
    for (const line of lines) console.log(t('commands/lead:line', { line }));
    if (isWrong) process.exitCode = 1;
  }
  console.log(t(values.test ? 'commands/lead:marked' : 'commands/lead:how'));
});

/** What is only shown may name variables that are not set here: they stand by their names. */
function resolved(services: Integrations, isShown: boolean): Integrations {
  try {
    return resolveIntegrations(services, process.env);
  } catch (error) {
    if (!(error instanceof MissingVariables)) throw error;
    const names = enumerated(error.names);
    if (!isShown) throw new UserError(msg('commands/lead:missing', { names }));
    console.log(t('commands/lead:open', { names }));
    const shown = Object.fromEntries(error.names.map((name) => [name, `https://${name}`]));
    return resolveIntegrations(services, { ...process.env, ...shown });
  }
}
