import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { memoize } from '../../lib/memoize.ts';
import type { Background } from '../../types/config.gen.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { useNumeral } from '../../ui/data/use-numeral.ts';
import { Link } from '../../ui/link.tsx';
import { breakpoints, orOnPaper, spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { useConsent } from '../../visitor/consent/consent-provider.tsx';
import { PreferencesButton } from '../../visitor/consent/preferences-button.tsx';
import { copyrightOf } from './copyright.ts';
import { Logo, useGround } from './logo.tsx';
import { ShellIcon } from './shell-icon.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

export function Footer() {
  const { site, navigation, messages } = useSite();
  const { brand, contacts, social, copyrightYear } = site;
  const { columns } = navigation.footer;
  const numeral = useNumeral();
  const ground = useGround('footer');
  const Root = rootOn(ground.background)(contacts.whatsapp ? BESIDE_BUTTON : '40px');
  const { Columns, About, Contacts } = footerOf(columns.length);
  return (
    <Root data-background={ground.background} aria-label={messages.navigation.footer}>
      <Container>
        <Columns>
          <About>
            <ScreenLogo ground={ground} alt={brand.name} />
            <Tagline>{brand.tagline}</Tagline>
            {social.length > 0 && (
              <Social disablePadding aria-label={messages.navigation.social} data-no-print>
                {social.map((network) => (
                  <li key={network.label}>
                    <SocialLink
                      to={network.to}
                      aria-label={`${network.label} ${messages.navigation.newTab}`}
                    >
                      <ShellIcon name={network.icon} />
                      {social.length <= FEW && network.label}
                    </SocialLink>
                  </li>
                ))}
              </Social>
            )}
          </About>
          {columns.map((column) => (
            <Column key={column.title} aria-label={column.title} data-no-print>
              <Title>{column.title}</Title>
              <Links disablePadding>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <QuietLink to={link.to}>{link.label}</QuietLink>
                  </li>
                ))}
              </Links>
            </Column>
          ))}
          <Contacts>
            <Title data-no-print>{messages.navigation.contact}</Title>
            <Links disablePadding>
              {contacts.emergency && (
                <li data-no-print>
                  <UrgentLink to={contacts.emergency.to}>{contacts.emergency.label}</UrgentLink>
                </li>
              )}
              <li>
                <QuietLink to={contacts.phone.to}>{contacts.phone.label}</QuietLink>
              </li>
              <li>
                <QuietLink to={contacts.email.to}>{contacts.email.label}</QuietLink>
              </li>
              {contacts.portal && (
                <li>
                  <QuietLink to={contacts.portal.to}>{contacts.portal.label}</QuietLink>
                </li>
              )}
            </Links>
            <Address>
              {contacts.address.map((line) => (
                <AddressLine key={line}>{line}</AddressLine>
              ))}
            </Address>
          </Contacts>
        </Columns>
        <Bottom>
          <p>
            {copyrightOf(messages.navigation.copyright, numeral(copyrightYear), brand.legalName)}
            {brand.registration && (
              <>
                <br />
                {brand.registration}
              </>
            )}
          </p>
          <LegalLinks />
        </Bottom>
      </Container>
      {contacts.whatsapp && <WhatsAppButton />}
    </Root>
  );
}

/** So many networks have their names beside their icons: one icon alone would look lost. */
const FEW = 2;

/** Space for the consent banner and the WhatsApp button, if there is one: a focused link at the end keeps clear of them. */
const rootOn = memoize((background: Background) =>
  memoize((end: string) =>
    styled('footer')({
      paddingBlock: `clamp(36px, 1rem + 5.6vw, 96px) max(var(--ask, 0px) + 8px, ${end})`,
      color: 'var(--muted)',
      fontSize: size.small,
      // A page that ends on the footer's own background would run into it.
      [`main:has(> section[data-background=${background}]:last-of-type) + &`]: {
        borderTop: '1px solid var(--line)',
      },
      '@media print': { paddingBlock: 0 },
    }),
  ),
);

const BESIDE_BUTTON = 'clamp(40px, (var(--content) + 160px - 100vw) * 99, 88px)';

const NARROW = breakpoints.down('md');
const XL = orOnPaper(breakpoints.up('xl'));

/** Two columns on phones; elsewhere as many as fit in a row, which fill it. */
const FewColumns = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'min(48px, 16px + 3vw) min(32px, 4vw)',
  [NARROW]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Column = styled('nav')({
  flex: '1 1 8em',
  // A site's offers have the longest names; where there are few columns, all have space enough.
  '&:first-of-type:nth-last-of-type(n + 3)': { flexGrow: 2 },
  // The last of an odd number fills its row, so that no place beside it stays empty.
  [NARROW]: {
    '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '&:last-of-type:nth-of-type(odd) > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'min(32px, 4vw)',
    },
  },
});

/** Never narrower than its links, so an e-mail address stays in one line, hyphens included. */
const ContactsOfFew = styled('div')({
  flex: '1 1 11em',
  gridColumn: '1 / -1',
  [breakpoints.up('md')]: { '& a': { whiteSpace: 'nowrap' } },
});

/** A row above the columns; beside them in a wide window, where a logo may fill it: its letters keep clear of the next title. */
const AboutFew = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2, 4),
  flex: '1 1 100%',
  gridColumn: '1 / -1',
  [XL]: { flexBasis: 240, alignContent: 'start', maxWidth: 372, paddingRight: spacing(4) },
});

/** Columns on a tablet, so that as few cells as possible stay empty, and how many of them the contacts take. */
const ON_TABLET: Record<number, { tracks: number; contacts: number }> = {
  4: { tracks: 3, contacts: 2 },
  5: { tracks: 3, contacts: 1 },
  6: { tracks: 4, contacts: 2 },
};

const TABLET = breakpoints.between('md', 'xl');

/** Up to three columns fit beside the contacts; more would leave these alone in a last row. */
const footerOf = memoize((count: number) => {
  const many = ON_TABLET[count];
  if (!many) return { Columns: FewColumns, About: AboutFew, Contacts: ContactsOfFew };
  return {
    Columns: styled(FewColumns)({
      [TABLET]: {
        display: 'grid',
        gridTemplateColumns: `repeat(${many.tracks}, minmax(0, 1fr))`,
      },
    }),
    About:
      count > 4 ? styled(AboutFew)({ [XL]: { flexBasis: '100%', maxWidth: 'none' } }) : AboutFew,
    Contacts: styled(ContactsOfFew)({ [TABLET]: { gridColumn: `span ${many.contacts}` } }),
  };
});

/** The printed header already has it. */
const ScreenLogo = styled(Logo)({ '@media print': { display: 'none' } });

const Tagline = styled('p')({ flex: '1 1 16em' });

const ownRow = { flexBasis: '100%' } as const;

/** At the end of the row; below the tagline on phones, and where that is in a column. */
const Social = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5),
  marginInline: -10,
  [breakpoints.down('sm')]: ownRow,
  [breakpoints.up('xl')]: ownRow,
  '@media print': { display: 'none' },
});

const FooterLink = styled(Link)({
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const QuietLink = styled(FooterLink)({
  display: 'inline-block',
  paddingBlock: 5,
  '@media print': { padding: 0 },
});

const SocialLink = styled(FooterLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 44,
  paddingInline: 10,
  '&:hover': { color: 'var(--fg)' },
});

const Title = styled('p')({ marginBottom: spacing(1.5), color: 'var(--fg)', fontWeight: 600 });

const Links = styled(List)({
  '@media print': { display: 'flex', flexWrap: 'wrap', gap: spacing(0, 2) },
});

const UrgentLink = styled(QuietLink)({ color: 'var(--fg)', fontWeight: 600 });

const Address = styled('address')({
  marginTop: spacing(1.5),
  fontStyle: 'normal',
  '@media print': { marginTop: 0 },
});

const AddressLine = styled('span')({
  display: 'block',
  '@media print': { display: 'inline', '& + &::before': { content: '", "' } },
});

const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: spacing(1.5, 4),
  marginTop: 'clamp(28px, 6vw, 64px)',
  paddingTop: spacing(3),
  '@media print': { marginTop: spacing(1.5), paddingTop: spacing(1) },
  borderTop: '1px solid var(--line)',
});

function LegalLinks() {
  const { navigation, messages } = useSite();
  const consent = useConsent();
  if (!consent && navigation.footer.legal.length === 0) return null;
  return (
    <nav aria-label={messages.navigation.legal} data-no-print>
      <LegalList disablePadding>
        {navigation.footer.legal.map((link) => (
          <li key={link.to}>
            <QuietLink to={link.to}>{link.label}</QuietLink>
          </li>
        ))}
        <PreferencesButton />
      </LegalList>
    </nav>
  );
}

const LegalList = styled(List)({ display: 'flex', flexWrap: 'wrap', gap: spacing(0.5, 3) });
