import { styled } from '@mui/material/styles';
import type { Person } from '../../../types/config.gen.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { size } from '../../../ui/theme/size.ts';
import { initialsOf } from './initials.ts';

/** The name beside it says who it is, so initials are decoration. */
export function Portrait({ portrait, name }: Pick<Person, 'portrait' | 'name'>) {
  const { language } = useSite().site;
  return portrait ? (
    <Face picture={portrait} />
  ) : (
    <Initials aria-hidden="true">{initialsOf(name, language)}</Initials>
  );
}

const square = { width: '100%', aspectRatio: '1', borderRadius: 'var(--radius)' } as const;

const Face = styled(Picture)({
  ...square,
  objectFit: 'cover',
  background: 'var(--card)',
  '@media print': { maxWidth: 120 },
});

const Initials = styled('span')({
  ...square,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid var(--line)',
  background: 'var(--card)',
  color: 'var(--muted)',
  fontFamily: headingFont,
  fontSize: size.title,
  fontWeight: headingWeight,
  letterSpacing: '0.02em',
  '@media print': { maxWidth: 120 },
});
