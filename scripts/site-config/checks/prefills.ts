import type { ConfigFile } from '../config-file.ts';
import { asText, isObject } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { type Link, placeOf } from '../references/links-of.ts';
import { type Site, siteCheck } from '../site.ts';
import { nearest, onlyNear } from '../words/nearest.ts';
import { didYouMean, quote } from '../words/wording.ts';

const CODES = ['option-missing'] as const;
type Told = Finding<(typeof CODES)[number]>;

/** A link such as /fale-conosco?assunto=firewall names an option of the form it leads to. */
export const checkPrefills = siteCheck(CODES, (site, report) => {
  const optionsOf = optionsByPath(site);
  for (const entry of site.entries)
    for (const link of entry.links) {
      const finding = checkLink(link, optionsOf);
      if (finding) report(entry, { ...placeOf(link), ...finding });
    }
});

/** Page -> parameter -> the values that a choice on that page knows. */
type OptionsByPath = ReadonlyMap<string, ReadonlyMap<string, string[]>>;

function checkLink({ target, value }: Link, optionsOf: OptionsByPath): Told | undefined {
  const query = /\?([^#]*)/.exec(value)?.[1];
  if (target.kind !== 'internal' || !query) return undefined;
  for (const [name, chosen] of new URLSearchParams(query)) {
    const options = optionsOf.get(target.path)?.get(name);
    if (!options || options.includes(chosen)) continue;
    const near = nearest(chosen, options);
    return {
      code: 'option-missing',
      message: `O link preenche “${name}” com ${quote(chosen)}, que não é uma opção do formulário de ${target.path}.${didYouMean(near)}`,
      hint: near
        ? `Escreva "${value.replace(chosen, () => near)}".`
        : `Acrescente a opção ao formulário, ou use uma destas: ${options.join(', ')}.`,
      fix:
        near && near === onlyNear(chosen, options)
          ? { replace: value, by: value.replace(`=${chosen}`, () => `=${near}`) }
          : undefined,
    };
  }
  return undefined;
}

function optionsByPath({ entries, pages }: Site): OptionsByPath {
  const forms = new Map(
    entries.filter(({ kind }) => kind === 'form').map((entry) => [entry.name, choicesOf(entry)]),
  );
  const byPath = new Map<string, Map<string, string[]>>();
  for (const [path, { named }] of pages) {
    const used = named.filter(({ kind }) => kind === 'forms').map(({ value }) => value);
    const choices = used.flatMap((id) => forms.get(id) ?? []);
    if (choices.length > 0) byPath.set(path, new Map(choices));
  }
  return byPath;
}

function choicesOf({ value }: ConfigFile): [name: string, options: string[]][] {
  const fields = isObject(value) && Array.isArray(value.fields) ? value.fields : [];
  return fields.flatMap((field) => {
    if (!isObject(field) || typeof field.prefill !== 'string' || !Array.isArray(field.options))
      return [];
    const options = field.options.map((option) => (isObject(option) ? asText(option.value) : ''));
    return [[field.prefill, options] satisfies [string, string[]]];
  });
}
