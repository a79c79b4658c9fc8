import type { Site } from '../types/config.gen.ts';

export interface LinkTargetInfo {
  href: string;
  /** True when it opens in a new tab. */
  newTab: boolean;
}

/** Reads a `to` of the configuration. The validator has already refused unsafe addresses. */
export function linkTarget(to: string, whatsapp: Site['contacts']['whatsapp']): LinkTargetInfo {
  if (to.startsWith('whatsapp:')) {
    const text = to.slice('whatsapp:'.length) || whatsapp.message;
    const href = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(text)}`;
    return { href, newTab: true };
  }
  return { href: to, newTab: to.startsWith('https://') };
}
