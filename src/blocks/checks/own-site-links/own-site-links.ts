import { pointerOfLink } from '../../../content/read/references/links-of.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import type { Machine } from '../../../content/read/site/machine.ts';
import { type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import { asText, isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

/** Links to pages of this site are paths: only paths are checked, and open without a full load. */
export const checkOwnSiteLinks = siteCheck(['own-site-link'], (site, report) => {
  const own = ownHostOf(site);
  for (const [value, { target, files }] of site.mentions.links) {
    if (target.kind !== 'outside' || !isOwnHost(value, own)) continue;
    const { pathname, search, hash } = new URL(value);
    const path = `${pathname}${search}${hash}`.replace(/(?<=.)\/$/, '');
    for (const { entry, link } of linksSaying(value, files))
      report(entry, {
        ...pointerOfLink(link),
        code: 'own-site-link',
        severity: 'warning',
        message: msg('checks/own-site-links:whole', { link: quoted(value) }),
        hint: msg('checks/own-site-links:whole-hint', { path }),
      });
  }
});

/** The host of this site, if its address is known here. */
export const ownHostOf = ({ entries, machine }: Site): string | undefined =>
  hostOf(addressOf(single(entries, 'integrations')?.value, machine.variables));

export const isOwnHost = (address: string, own: string | undefined): boolean =>
  own !== undefined && hostOf(address) === own;

/** The address as written, or the value of its environment variable, or what that falls back to. */
function addressOf(integrations: unknown, variables: Machine['variables']): string {
  const written = isObject(integrations) ? asText(integrations.siteUrl ?? '') : '';
  const [, name, fallback = ''] = /^\$\{(\w+)(?::-([^}]*))?/.exec(written) ?? [];
  return name === undefined ? written : variables[name] || fallback;
}

const hostOf = (address: string): string | undefined =>
  /^https?:\/\//.test(address) && URL.canParse(address)
    ? new URL(address).host.replace(/^www\./, '')
    : undefined;
