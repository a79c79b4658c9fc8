import { styled } from '@mui/material/styles';
import type { NavigationLink } from '../types/config.gen.ts';
import { Arrow } from './arrow.tsx';
import { Link } from './link.tsx';

interface Props {
  link: NavigationLink;
  /** True for a link that leads back. */
  back?: boolean;
  className?: string;
  target?: '_self' | undefined;
}

/** A link on its own line. */
export function TextLink({ link, back, ...rest }: Props) {
  return (
    <Anchor to={link.to} {...rest}>
      {back ? (
        [link.label, <Arrow key="" back />]
      ) : (
        <Words>
          {link.label}
          <Arrow />
        </Words>
      )}
    </Anchor>
  );
}

const Anchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'var(--accent)',
  textUnderlineOffset: '.35em',
  '&:hover': { textDecorationThickness: 2 },
});

/** The arrow stands after the last word, however many lines there are: it takes no room of a line, so it never begins one. */
const Words = styled('span')({
  paddingRight: 32,
  '& > svg': { display: 'inline', marginRight: -32 },
});
