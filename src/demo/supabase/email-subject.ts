import type { AccountEmailType } from '../../supabase/site-emails.ts';

/** The variables of Supabase's templates that ours use. */
const VARIABLES = ['SiteURL', 'Token', 'TokenHash', 'Email', 'NewEmail'] as const;

export type EmailValues = Partial<Record<(typeof VARIABLES)[number], string>>;

/**
 * A subject that carries an e-mail's type and values through lite, which does not escape values in templates: an
 * address could contain HTML. No value has a line break.
 */
export const subjectFor = (type: AccountEmailType): string =>
  [type, ...VARIABLES.map((name) => `{{ .${name} }}`)].join('\n');

/** The type and values that `subjectFor` has carried; undefined for an e-mail without one. */
export function readSubject(
  subject: string,
): { type: AccountEmailType; values: EmailValues } | undefined {
  const [type, ...values] = subject.split('\n');
  if (values.length !== VARIABLES.length) return undefined;
  return {
    type: type as AccountEmailType,
    values: Object.fromEntries(VARIABLES.map((name, index) => [name, values[index]])),
  };
}
