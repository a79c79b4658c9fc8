import type { Site } from '../types/config.gen.ts';

export interface LinkTargetInfo {
  href: string;
  /** True when it opens in a new tab. */
  newTab: boolean;
}

/** Reads a `to` of the configuration. The validator has already refused unsafe addresses. */
export function linkTarget(to: string, contacts: Site['contacts']): LinkTargetInfo {
  if (to === 'tel:') return { href: contacts.phone.to, newTab: false };
  if (to === 'mailto:') return { href: contacts.email.to, newTab: false };
  const { whatsapp } = contacts;
  if (whatsapp && to.startsWith('whatsapp:')) {
    const text = to.slice('whatsapp:'.length) || whatsapp.message;
    const href = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(text)}`;
    return { href, newTab: true };
  }
  return { href: to, newTab: to.startsWith('https://') };
}
