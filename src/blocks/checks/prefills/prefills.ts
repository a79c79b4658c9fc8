import type { LinkTarget } from '../../../content/read/references/link-target.ts';
import { pointerOfLink } from '../../../content/read/references/links-of.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { isOnlySame, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { isChoice, optionValues } from '../form-options/option-values.ts';

const CODES = ['option-missing'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** A link such as /fale-conosco?assunto=firewall names an option of the form it leads to. */
export const checkPrefills = siteCheck(CODES, (site, report) => {
  const choices = choicesByForm(site);
  for (const [value, { target, files }] of site.mentions.links) {
    const finding = checkLink(value, target, (path) => optionsOn(path, choices, site));
    if (!finding) continue;
    for (const { entry, link } of linksSaying(value, files))
      report(entry, { ...pointerOfLink(link), ...finding });
  }
});

/** Parameter -> the values that a choice knows. */
type Options = ReadonlyMap<string, string[]>;

function checkLink(
  value: string,
  target: LinkTarget,
  optionsOn: (path: string) => Options,
): OwnFinding | undefined {
  const query = /\?([^#]*)/.exec(value)?.[1];
  if (target.kind !== 'internal' || !query) return undefined;
  for (const [name, chosen] of new URLSearchParams(query)) {
    const options = optionsOn(target.path).get(name);
    if (!options || options.includes(chosen)) continue;
    const near = nearest(chosen, options);
    return {
      code: 'option-missing',
      message: [
        msg('checks/prefills:missing', { name, chosen: quoted(chosen), path: target.path }),
        didYouMean(near),
      ],
      hint: near
        ? writeThis(value.replace(chosen, () => near))
        : msg('checks/prefills:missing-hint', { options: options.join(', ') }),
      fix:
        near === undefined
          ? undefined
          : { replace: value, by: value.replace(`=${chosen}`, () => `=${near}`) },
      guess: near !== undefined && !isOnlySame(chosen, near, options),
    };
  }
  return undefined;
}

type Choice = [name: string, options: string[]];

const choicesByForm = (site: Site): ReadonlyMap<string, Choice[]> =>
  new Map(
    site.entries
      .filter(({ kind }) => kind === 'form')
      .map((entry) => [entry.name, choicesOf(entry, site)]),
  );

function optionsOn(path: string, choices: ReadonlyMap<string, Choice[]>, { pages }: Site): Options {
  const forms = pages.get(path)?.named.filter(({ kind }) => kind === 'forms') ?? [];
  return new Map(forms.flatMap(({ value }) => choices.get(value) ?? []));
}

function choicesOf({ value }: ConfigFile, site: Site): Choice[] {
  const fields = isObject(value) && Array.isArray(value.fields) ? value.fields : [];
  return fields.flatMap((field) => {
    if (!isObject(field) || typeof field.prefill !== 'string' || !isChoice(field)) return [];
    const values = optionValues(field, site);
    return values ? [[field.prefill, values] satisfies Choice] : [];
  });
}
