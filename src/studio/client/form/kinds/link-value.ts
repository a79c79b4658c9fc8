import {
  type NumberingPlan,
  withCallingCode,
} from '../../../../content/read/words/calling-code.ts';

export type LinkType = 'page' | 'site' | 'email' | 'phone' | 'whatsapp' | 'other';

interface LinkValue {
  kind: LinkType;
  /** The path and anchor of a page, or what follows the scheme of any other link. */
  target: string;
}

const SCHEMES: [kind: LinkType, scheme: string][] = [
  ['email', 'mailto:'],
  ['phone', 'tel:'],
  ['whatsapp', 'whatsapp:'],
];

export function readLink(value: string): LinkValue {
  if (value === '' || /^[/#](?!\/)/.test(value)) return { kind: 'page', target: value };
  if (/^https?:/i.test(value)) return { kind: 'site', target: value };
  for (const [kind, scheme] of SCHEMES)
    if (value.startsWith(scheme)) return { kind, target: value.slice(scheme.length) };
  return { kind: 'other', target: value };
}

export function printLink({ kind, target }: LinkValue): string {
  const scheme = SCHEMES.find(([candidate]) => candidate === kind)?.[1] ?? '';
  return scheme + target;
}

/** "(11) 3000-0000" -> "+551130000000", in the country of the site's own telephone. Any other text stays as it is. */
export function phoneTarget(typed: string, plan: NumberingPlan | undefined): string {
  const digits = typed.replace(/\D/g, '');
  if (digits !== '' && typed.trim().startsWith('+')) return `+${digits}`;
  const completed = plan && withCallingCode(typed, plan);
  return completed ? `+${completed}` : typed.trim();
}

/** "exemplo.com" -> "https://exemplo.com" */
export const siteTarget = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim();

const SAMPLES: Record<LinkType, string> = {
  page: '/page',
  site: 'https://example.com/',
  email: 'mailto:a@example.com',
  phone: 'tel:+12125550100',
  whatsapp: 'whatsapp:Text',
  other: '',
};

/** The kinds that match the pattern of a field. */
export function kindsFor(pattern: unknown): LinkType[] {
  const form = new RegExp(typeof pattern === 'string' ? pattern : '');
  const kinds = Object.keys(SAMPLES) as LinkType[];
  return kinds.filter((kind) => kind !== 'other' && form.test(SAMPLES[kind]));
}
