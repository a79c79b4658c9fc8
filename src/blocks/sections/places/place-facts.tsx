import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { HoursTable } from './hours-table.tsx';
import { YearTables } from './year-tables.tsx';

interface Props {
  place: ScheduledPlace;
  labels: SectionOf<'places'>['labels'];
  /** True with space for a label beside its value. */
  isWide?: boolean;
  /** Whether the name of the place begins its address, as it is no heading. */
  isNamed?: boolean;
}

/** Address, phone, e-mail and hours, each after its name. */
export function PlaceFacts({ place, labels, isWide, isNamed }: Props) {
  const { name, address, phone, email, week, year, special } = place;
  const { contacts } = useMessages();
  const Fact = isWide ? WideFact : NarrowFact;
  const lines = isNamed && !address.includes(name) ? [name, ...address] : address;
  const facts: [string, ReactNode][] = [
    [contacts.address, <Address key="address">{lines.join('\n')}</Address>],
    [contacts.phone, phone && <ContactLink to={phone.to}>{phone.label}</ContactLink>],
    [contacts.email, email && <ContactLink to={email.to}>{email.label}</ContactLink>],
    [labels.hours, week && <HoursTable lines={week} closed={labels.closed} />],
    [labels.hours, year && <YearTables year={year} closed={labels.closed} />],
    [labels.exceptions, special && <HoursTable lines={special} closed={labels.closed} />],
  ];
  return (
    <Facts>
      {facts.map(
        ([label, value]) =>
          value && (
            <Fact key={label}>
              <Term variant="label" color="textSecondary" component="dt">
                {label}
              </Term>
              <Value>{value}</Value>
            </Fact>
          ),
      )}
    </Facts>
  );
}

const Facts = styled('dl')({ borderBottom: '1px solid var(--line)' });

const NarrowFact = styled('div')({
  display: 'grid',
  gap: spacing(0, 3),
  paddingBlock: spacing(1.75),
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
});

const WideFact = styled(NarrowFact)({
  [orOnPaper(breakpoints.up('sm'))]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
});

const Term = styled(Typography)({ lineHeight: 2 }) as typeof Typography;

const Value = styled('dd')({ fontSize: size.text, overflowWrap: 'anywhere' });

const Address = styled('address')({ fontStyle: 'normal', whiteSpace: 'pre-line' });

const ContactLink = styled(Link)({ display: 'inline-block', minHeight: 28 });
