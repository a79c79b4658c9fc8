import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { LoggedSubmission } from '../api/submission.ts';

interface Props {
  texts: SubmissionDetails;
  submission: Pick<LoggedSubmission, 'email' | 'phone'>;
  /** Country code for numbers without one. */
  country?: string;
}

/** Links to reply. Only an e-mail address and digits of what a stranger typed get into a link. */
export function Reply({ texts, submission: { email, phone }, country }: Props) {
  const number = internationalNumber(phone, country);
  const channels = [
    email.includes('@') && { to: `mailto:${encodeURIComponent(email)}`, label: texts.email },
    number && { to: `https://wa.me/${number}`, label: texts.whatsapp },
    number && { to: `tel:+${number}`, label: texts.phone },
  ].filter((channel) => typeof channel === 'object');
  if (channels.length === 0) return null;
  return (
    <nav aria-label={texts.reply}>
      <Ways component="ul">
        {channels.map(({ to, label }) => (
          <li key={to}>
            <Way to={to}>{label}</Way>
          </li>
        ))}
      </Ways>
    </nav>
  );
}

/** Digits with the country code; empty if it is unknown. Without the extension, or a second number. */
export function internationalNumber(phone: string, country = ''): string {
  const [number = ''] = phone.split(/[\p{L}/#,;]/u);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 8) return '';
  if (number.trim().startsWith('+')) return digits;
  return country && country + digits.replace(/^0+/, '');
}

const Ways = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(0.5, 2.5) }) as typeof Stack;

const Way = styled(Link)({
  display: 'inline-block',
  paddingBlock: spacing(1),
  textDecoration: 'underline',
});
