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
      {link.label}
      <Arrow back={back} />
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
