import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useSite } from '../data/site-context.ts';
import { format } from '../lib/format.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { LegalLinks } from './legal-links.tsx';
import { inOwnColors } from './logo-styles.ts';
import { ShellIcon } from './shell-icon.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

export function Footer() {
  const { site, navigation, messages } = useSite();
  const { brand, contacts, social, copyrightYear } = site;
  return (
    <Root data-background="ink" aria-label={messages.navigation.footer}>
      <Container>
        <Columns>
          <About>
            <Picture picture={{ ...brand.logoOnDark, alt: brand.name }} />
            <p>{brand.tagline}</p>
            <Social aria-label={messages.navigation.social} data-no-print>
              {social.map((network) => (
                <li key={network.label}>
                  <Link
                    to={network.to}
                    aria-label={`${network.label} ${messages.navigation.newTab}`}
                  >
                    <ShellIcon name={network.icon} />
                  </Link>
                </li>
              ))}
            </Social>
          </About>
          {navigation.footer.columns.map((column) => (
            <nav key={column.title} aria-label={column.title} data-no-print>
              <Title>{column.title}</Title>
              <Links>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </Links>
            </nav>
          ))}
          <div>
            <Title data-no-print>{messages.navigation.contact}</Title>
            <Links>
              {contacts.emergency && (
                <Urgent data-no-print>
                  <Link to={contacts.emergency.to}>{contacts.emergency.label}</Link>
                </Urgent>
              )}
              <li>
                <Link to={contacts.phone.to}>{contacts.phone.label}</Link>
              </li>
              <li>
                <Link to={contacts.email.to}>{contacts.email.label}</Link>
              </li>
              {contacts.portal && (
                <li>
                  <Link to={contacts.portal.to}>{contacts.portal.label}</Link>
                </li>
              )}
            </Links>
            <Address>
              {contacts.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Address>
          </div>
        </Columns>
        <Bottom>
          <p>
            {format(messages.navigation.copyright, { year: copyrightYear, name: brand.legalName })}
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

const Root = styled('footer')({
  // The button for WhatsApp stands beside the measured width, or else below it; so does what is asked about cookies.
  paddingBlock:
    'clamp(56px, 3rem + 3vw, 96px) max(var(--ask, 0px), clamp(40px, (var(--content) + 160px - 100vw) * 99, 88px))',
  fontSize: '.9375rem',
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // The head of the letter already has the logo.
  '@media print': { paddingBlock: 0, '& img': { display: 'none' } },
});

const Columns = styled('div')({
  display: 'grid',
  gap: '40px 16px',
  // The first list is as long as the next two; the contacts below them need the whole width.
  '@media (max-width: 699.98px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(2)': { gridRow: 'span 2' },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '48px 32px',
  },
  '@media (min-width: 1100px)': {
    gridTemplateColumns: '2fr 1.3fr 1.1fr 1fr 1.2fr',
  },
});

const About = styled('div')({
  gridColumn: '1 / -1',
  '@media (min-width: 700px)': { gridColumn: 'span 2' },
  '@media (min-width: 1100px)': { gridColumn: 'auto' },
  maxWidth: 340,
  '& > img': { height: 36, width: 'auto' },
  ...inOwnColors,
  '& > p': { color: 'var(--muted)', marginTop: 20 },
  '@media print': { gridColumn: 'auto', '& > p': { marginTop: 0 } },
});

const Social = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: '20px 0 0 -10px',
  '& a': { display: 'grid', placeItems: 'center', width: 44, height: 44, color: 'var(--muted)' },
  '& a:hover': { color: 'var(--fg)' },
  '@media print': { display: 'none' },
});

const Title = styled('p')({ fontWeight: 600, marginBottom: 12 });

const Links = styled('ul')({
  '& a': { display: 'inline-block', paddingBlock: 5, color: 'var(--muted)' },
  '@media print': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', '& a': { padding: 0 } },
});

const Urgent = styled('li')({ '&& a': { color: 'var(--fg)', fontWeight: 600 } });

const Address = styled('address')({
  marginTop: 12,
  color: 'var(--muted)',
  fontStyle: 'normal',
  '& span': { display: 'block' },
  '@media print': {
    marginTop: 0,
    '& span': { display: 'inline' },
    '& span + span::before': { content: '", "' },
  },
});

const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px 32px',
  marginTop: 64,
  paddingTop: 24,
  '@media print': { marginTop: 12, paddingTop: 8 },
  borderTop: '1px solid var(--line)',
  color: 'var(--muted)',
});
