import type { Consent, ConsentCategory, Integrations } from '../../types/config.gen.ts';
import type { CategoryId, SiteConsent, SiteTags } from '../../ui/data/types.ts';

interface Compiled {
  consent?: SiteConsent;
  tags?: SiteTags;
}

/**
 * The consent question, and the tags that wait for the answer. Omitted are categories whose services are all off
 * (`videoSites`: no page has a video of another site), and tags that no category covers, because nobody could permit
 * them. If there is nothing to ask, the two are undefined and no page asks.
 */
export function compileConsent(
  raw: Consent | undefined,
  { tagManager, pixel }: Integrations,
  videoSites: boolean,
): Compiled {
  if (!raw) return {};
  const configured: SiteTags = { ...(tagManager && { tagManager }), ...(pixel && { pixel }) };
  const used = new Set<string>([...Object.keys(configured), ...(videoSites ? ['videoSites'] : [])]);
  const declared = Object.entries(raw.categories) as [CategoryId, ConsentCategory][];
  const categories = declared.flatMap(([id, category]) => {
    const services = category.services.filter((service) => used.has(service));
    return services.length > 0 ? [{ ...category, services, id }] : [];
  });
  if (categories.length === 0) return {};
  const covered = new Set(categories.flatMap(({ services }) => services));
  const tags = Object.entries(configured).filter(([name]) => covered.has(name as keyof SiteTags));
  const asked = [raw.version, ...categories.map(({ id }) => id)].join(' ');
  return { consent: { ...raw, asked, categories }, tags: Object.fromEntries(tags) };
}

/** The addresses of all scripts that may be loaded from outside the build. */
export function scriptAddresses({ tagManager, pixel, captcha, auth }: Integrations): string[] {
  return [tagManager, pixel, captcha, auth?.captcha].flatMap((service) => service?.script ?? []);
}
