import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { noteContact, type Way } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { formText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  submission: Pick<LoggedSubmission, 'id' | 'email' | 'form' | 'name' | 'phone'>;
  /** Called once it is in the history that somebody was contacted. */
  onNoted(): void;
}

/** Links to reply, which the history notes. Only an e-mail address and digits of what a stranger typed are in their addresses. */
export function Reply({ section, submission, onNoted }: Props) {
  const { contact, details: texts } = section;
  const [failed, setFailed] = useState(false);
  const links = repliesTo(submission, section);
  if (links.length === 0) return null;
  const note = (way: Way, template: string | undefined) =>
    noteContact(submission.id, way, template).then(
      () => {
        setFailed(false);
        onNoted();
      },
      () => setFailed(true),
    );
  return (
    <nav aria-label={texts.reply}>
      <Ways component="ul">
        {links.map(({ to, label, way, template }) => (
          <li key={label}>
            <ReplyLink to={to} {...(contact && { onClick: () => void note(way, template) })}>
              {label}
            </ReplyLink>
          </li>
        ))}
      </Ways>
      {failed && <Typography role="alert">{contact?.failed}</Typography>}
    </nav>
  );
}

/** The ways to answer somebody, with an e-mail for each template. */
export function repliesTo(
  { email, form, name, phone }: Omit<Props['submission'], 'id'>,
  { contact, details, forms, phoneCountry }: Texts,
): { to: string; label: string; way: Way; template?: string }[] {
  const number = internationalNumber(phone, phoneCountry);
  const mailto = email.includes('@') && `mailto:${encodeURIComponent(email)}`;
  const filled = (text: string) =>
    encodeURIComponent(
      format(text, { name, form: formText(form, forms) }).replace(/\r?\n/g, '\r\n'),
    );
  const written = (contact?.templates ?? []).map(({ label, subject, text }) => ({
    ...{ label, template: label, way: 'email' as const },
    to: mailto && `${mailto}?subject=${filled(subject)}&body=${filled(text)}`,
  }));
  return [
    { to: mailto, label: details.email, way: 'email' as const },
    ...written,
    { to: number && `https://wa.me/${number}`, label: details.whatsapp, way: 'whatsapp' as const },
    { to: number && `tel:+${number}`, label: details.phone, way: 'phone' as const },
  ].flatMap(({ to, ...link }) => (to ? [{ to, ...link }] : []));
}

type Texts = Pick<SectionOf<'submission-panel'>, 'contact' | 'details' | 'forms' | 'phoneCountry'>;

/** Digits with the country code; empty if it is unknown. Without the extension, or a second number. */
export function internationalNumber(phone: string, country = ''): string {
  const [number = ''] = phone.split(/[\p{L}/#,;]/u);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 8) return '';
  if (number.trim().startsWith('+')) return digits;
  return country && country + digits.replace(/^0+/, '');
}

const Ways = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(0.5, 2.5) }) as typeof Stack;

const ReplyLink = styled(Link)({
  display: 'inline-block',
  paddingBlock: spacing(1),
  textDecoration: 'underline',
});
