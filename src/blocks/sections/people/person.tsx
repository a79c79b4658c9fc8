import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Person } from '../../../types/config.gen.ts';
import { Link } from '../../../ui/link.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, orOnPaper, PHONE, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { Portrait } from './portrait.tsx';

interface Props {
  person: Person;
  /** Whether somebody of the section has a portrait: the others then have their initials in its place. */
  hasPortrait: boolean;
}

/** A portrait, and the words below it. On a phone the words are beside it. */
export const PersonCard = ({ person, hasPortrait }: Props) =>
  hasPortrait ? (
    <Card>
      <Portrait {...person} />
      <Words {...person} />
    </Card>
  ) : (
    <Ruled>
      <Words {...person} />
    </Ruled>
  );

const besidePortrait =
  (Shown: typeof Row) =>
  ({ person }: Props) => (
    <Shown>
      <Portrait {...person} />
      <Words {...person} />
    </Shown>
  );

const Words = ({ name, role, text, links }: Person) => (
  <div>
    <ItemTitle>{name}</ItemTitle>
    <Role color="textSecondary">{role}</Role>
    {text && (
      <Text>
        <RichText text={text} />
      </Text>
    )}
    {links && (
      <Links>
        {links.map(({ to, label }) => (
          <li key={to}>
            <PersonLink to={to}>{label}</PersonLink>
          </li>
        ))}
      </Links>
    )}
  </div>
);

const Card = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(2.5),
  breakInside: 'avoid',
  [PHONE]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: spacing(2.5) },
});

/** Without portraits a line begins each. */
const Ruled = styled('li')({
  paddingTop: spacing(2.5),
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
});

const Row = styled('li')({
  display: 'grid',
  gap: spacing(2.5, 4),
  alignItems: 'start',
  breakInside: 'avoid',
  [orOnPaper(breakpoints.up('sm'))]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  },
});

/** Nobody's name is to be level with it. */
const RowAlone = styled(Row)({ [orOnPaper(breakpoints.up('sm'))]: { alignItems: 'center' } });

const Role = styled(Typography)({
  marginTop: spacing(0.5),
  fontSize: size.small,
  lineHeight: 1.45,
});

const Text = styled(Typography)({ marginTop: spacing(1.5), lineHeight: 1.55 });

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 2.5),
  marginTop: spacing(1),
});

const PersonLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});

/** One of few: the words beside the portrait. */
export const PersonRow = besidePortrait(Row);
export const PersonAlone = besidePortrait(RowAlone);
