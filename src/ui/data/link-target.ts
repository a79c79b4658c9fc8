import type { SiteData } from './types.ts';

interface LinkTargetInfo {
  href: string;
  /** True when it opens in a new tab. */
  newTab: boolean;
}

/** Reads a `to` of the configuration. The validator has already refused unsafe addresses. */
export function linkTarget(
  to: string,
  contacts: SiteData['site']['contacts'],
  moved: SiteData['moved'] = {},
): LinkTargetInfo {
  if (to === 'tel:') return { href: contacts.phone.to, newTab: false };
  if (to === 'mailto:') return { href: contacts.email.to, newTab: false };
  const { whatsapp } = contacts;
  if (whatsapp && to.startsWith('whatsapp:')) {
    const text = to.slice('whatsapp:'.length) || whatsapp.message;
    const href = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(text)}`;
    return { href, newTab: true };
  }
  const [, path = '', search = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const href = moved[path]?.startsWith('https:') ? moved[path] + search : to;
  return { href, newTab: href.startsWith('https:') };
}
