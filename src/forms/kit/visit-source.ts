import { tabStorage } from '../../lib/safe-storage.ts';

/** The source of a visit, for the log of submissions (supabase/migrations/). Each value is optional. */
export type VisitSource = Partial<Record<(typeof SOURCE_KEYS)[number], string>>;

const SOURCE_KEYS = [
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Longest value that the database accepts. */
const LONGEST = 200;

/** The source recorded by the boot script (boot/boot.ts), without long values and e-mail addresses. */
export function readVisitSource(): VisitSource | undefined {
  const [page = '', referrer = '', campaign = ''] = tabStorage.get('visit')?.split(' ') ?? [];
  if (!page) return undefined;
  const found = new URLSearchParams(campaign.replace(/,(?=utm_\w+=)/g, '&'));
  found.set('page', page);
  found.set('referrer', referrer === location.origin ? '' : referrer);
  const sound = SOURCE_KEYS.map((key) => [key, found.get(key) ?? '']).filter(([, value]) =>
    isSound(value),
  );
  return Object.fromEntries(sound);
}

/** An e-mail address may be written with its `@` encoded, even twice. */
const isSound = (value = ''): boolean =>
  value !== '' && value.length <= LONGEST && !/@|%(25)*40/.test(value);
