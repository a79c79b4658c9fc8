import { FIELD } from '../../../content/read/records/expand.ts';
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

const CODES = ['option-missing', 'prefill-unknown'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** A link such as /fale-conosco?assunto=firewall names a field of the form it leads to, and an option of it. */
export const checkPrefills = siteCheck(CODES, (site, report) => {
  const byForm = prefillsByForm(site);
  for (const [value, { target, files }] of site.mentions.links) {
    const finding = checkLink(value, target, (path) => prefillsOn(path, byForm, site));
    if (!finding) continue;
    for (const { entry, link } of linksSaying(value, files))
      report(entry, { ...pointerOfLink(link), ...finding });
  }
});

/** Parameter -> the values that a choice knows; undefined for a field that takes any. */
type Prefills = ReadonlyMap<string, string[] | undefined>;

function checkLink(
  value: string,
  target: LinkTarget,
  prefillsOn: (path: string) => Prefills,
): OwnFinding | undefined {
  const query = /\?([^#]*)/.exec(value)?.[1];
  if (target.kind !== 'internal' || !query) return undefined;
  const { path } = target;
  const prefills = prefillsOn(path);
  for (const [name, chosen] of new URLSearchParams(query)) {
    const options = prefills.get(name);
    const found = prefills.has(name)
      ? options && unknownOption({ value, path, name, chosen }, options)
      : unknownName({ value, path, name }, [...prefills.keys()]);
    if (found) return found;
  }
  return undefined;
}

interface Said {
  /** The link. */
  value: string;
  path: string;
  name: string;
}

function unknownOption(
  { value, path, name, chosen }: Said & { chosen: string },
  options: string[],
): OwnFinding | undefined {
  // In the link of each record of a list, its id stands in the place of `{id}`.
  if (options.includes(chosen) || chosen.search(FIELD) >= 0) return undefined;
  const near = nearest(chosen, options);
  return {
    code: 'option-missing',
    message: [
      msg('checks/prefills:missing', {
        name: quoted(value),
        parameter: name,
        chosen: quoted(chosen),
        path,
      }),
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

/** Other parameters, such as those of a campaign, are for others to read. */
function unknownName({ value, path, name }: Said, names: string[]): OwnFinding | undefined {
  const near = nearest(name, names);
  if (near === undefined) return undefined;
  const by = ['?', '&'].reduce(
    (text, sign) => text.replace(`${sign}${name}=`, () => `${sign}${near}=`),
    value,
  );
  return {
    code: 'prefill-unknown',
    severity: 'warning',
    message: [
      msg('checks/prefills:unknown', { name: quoted(value), parameter: quoted(name), path }),
      didYouMean(near),
    ],
    hint: writeThis(by),
    fix: { replace: value, by },
    guess: true,
  };
}

type Prefill = [name: string, options: string[] | undefined];

const prefillsByForm = (site: Site): ReadonlyMap<string, Prefill[]> =>
  new Map(
    site.entries
      .filter(({ kind }) => kind === 'form')
      .map((entry) => [entry.name, prefillsOf(entry, site)]),
  );

function prefillsOn(
  path: string,
  byForm: ReadonlyMap<string, Prefill[]>,
  { pages }: Site,
): Prefills {
  const forms = pages.get(path)?.named.filter(({ kind }) => kind === 'forms') ?? [];
  return new Map(forms.flatMap(({ value }) => byForm.get(value) ?? []));
}

function prefillsOf({ value }: ConfigFile, site: Site): Prefill[] {
  const fields = isObject(value) && Array.isArray(value.fields) ? value.fields : [];
  return fields.flatMap((field) =>
    isObject(field) && typeof field.prefill === 'string'
      ? [[field.prefill, isChoice(field) ? optionValues(field, site) : undefined] satisfies Prefill]
      : [],
  );
}
