import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../../ui/check-list.tsx';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionActions } from '../../../ui/section/section-head.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

/** The contacts of `site.json`, so that they are written once. */
export function ContactInfo({ section }: { section: SectionOf<'contact-info'> }) {
  const { site, messages } = useSite();
  const { address, phone, email, whatsapp } = site.contacts;
  const { contacts: labels } = messages;
  const linked = (to: string, label: string) => (
    <Value component="dd">
      <ContactLink to={to}>{label}</ContactLink>
    </Value>
  );
  const direct = [
    [labels.phone, linked(phone.to, phone.label)],
    [labels.whatsapp, whatsapp && linked('whatsapp:', labels.startChat)],
    [labels.email, linked(email.to, email.label)],
  ] as const;
  const facts = [
    ...(section.only ? [] : direct),
    [
      labels.address,
      address.map((line) => (
        <Value key={line} component="dd">
          {line}
        </Value>
      )),
    ] as const,
  ];
  const notes = section.notes && <Notes items={section.notes} />;
  const beside = section.map ? <Plan picture={section.map} /> : notes;
  // Below all else it would leave a half of the width empty, beside a map or a short address.
  const actions = <SectionActions />;
  return (
    <StackedLayout section={section} actionsIn="content">
      <Columns>
        <div>
          <Address>
            <Facts>
              {facts.map(
                ([label, value]) =>
                  value && (
                    <Fact key={label}>
                      <Term variant="label" color="textSecondary" component="dt">
                        {label}
                      </Term>
                      {value}
                    </Fact>
                  ),
              )}
            </Facts>
          </Address>
          {section.map && notes}
          {beside && actions}
        </div>
        {beside ?? actions}
      </Columns>
    </StackedLayout>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  [breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr' },
});

const Address = styled('address')({ fontStyle: 'normal' });

const Facts = styled('dl')({ borderBottom: '1px solid var(--line)' });

const Fact = styled('div')({
  display: 'grid',
  gap: spacing(0, 3),
  paddingBlock: spacing(2),
  borderTop: '1px solid var(--line)',
  [breakpoints.up('sm')]: { gridTemplateColumns: '128px 1fr' },
});

const Term = styled(Typography)({ lineHeight: 2 }) as typeof Typography;

const Value = styled(Typography)({
  fontSize: size.text,
  overflowWrap: 'anywhere',
  [breakpoints.up('sm')]: { gridColumn: 2 },
}) as typeof Typography;

const ContactLink = styled(Link)({ display: 'inline-block', minHeight: 28 });

const Notes = styled(CheckList)({ marginTop: spacing(3.5), color: 'var(--muted)' });

const Plan = styled(Picture)({
  width: '100%',
  height: 'auto',
  [breakpoints.up('lg')]: { height: '100%', minHeight: 320, objectFit: 'cover' },
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
});
