import { styled } from '@mui/material/styles';
import { useSite } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { type } from '../../theme/typography.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

/** The contacts of `site.json`, so that they are written once. */
export function ContactInfo({ section }: { section: SectionOf<'contact-info'> }) {
  const { site, messages } = useSite();
  const { address, phone, email, whatsapp } = site.contacts;
  const { contacts: labels } = messages;
  const linked = (to: string, label: string) => (
    <dd>
      <Link to={to}>{label}</Link>
    </dd>
  );
  const direct = [
    [labels.phone, linked(phone.to, phone.label)],
    [labels.whatsapp, whatsapp && linked('whatsapp:', labels.startChat)],
    [labels.email, linked(email.to, email.label)],
  ] as const;
  const facts = [
    ...(section.only ? [] : direct),
    [labels.address, address.map((line) => <dd key={line}>{line}</dd>)] as const,
  ];
  return (
    <StackedLayout section={section}>
      <Columns>
        <div>
          <address>
            <Facts>
              {facts.map(
                ([label, value]) =>
                  value && (
                    <div key={label}>
                      <dt>{label}</dt>
                      {value}
                    </div>
                  ),
              )}
            </Facts>
          </address>
          {section.notes && <Notes items={section.notes} />}
        </div>
        <Plan picture={section.map} />
      </Columns>
    </StackedLayout>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  '& address': { fontStyle: 'normal' },
  '@media (min-width: 900px)': { gridTemplateColumns: '5fr 7fr' },
});

const Facts = styled('dl')({
  borderBottom: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gap: '0 24px',
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
  },
  '& dt': { ...type.label, color: 'var(--muted)', lineHeight: 2 },
  '& dd': { fontSize: '1.125rem', overflowWrap: 'anywhere' },
  '& dd a': { display: 'inline-block', minHeight: 28 },
  '@media (min-width: 480px)': {
    '& > div': { gridTemplateColumns: '128px 1fr' },
    '& dd': { gridColumn: 2 },
  },
});

const Notes = styled(CheckList)({ marginTop: 28, color: 'var(--muted)' });

const Plan = styled(Picture)({
  width: '100%',
  height: '100%',
  minHeight: 320,
  objectFit: 'cover',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
});
