import { styled } from '@mui/material/styles';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { Picture } from './picture.tsx';

interface Props {
  content: string;
  name?: string;
  role: string;
  company: string;
  avatar?: PictureConfig;
  /** For one that stands alone. */
  large?: boolean;
}

/** What somebody said, and who it was. */
export function Quote({ content, name, role, company, avatar, large }: Props) {
  return (
    <Figure data-size={large ? 'large' : undefined}>
      <blockquote>
        <p>“{content}”</p>
      </blockquote>
      <Source>
        {avatar && <Avatar picture={avatar} />}
        <span>
          <strong>{name ?? role}</strong>
          {name && <span>{role}</span>}
          <span>{company}</span>
        </span>
      </Source>
    </Figure>
  );
}

const Figure = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  '& blockquote': { margin: 0, paddingBottom: 28 },
  '& blockquote p': { fontSize: '1.1875rem', lineHeight: 1.5, textIndent: '-.42em' },
  '@media print': { '& blockquote p': { textIndent: 0 } }, // nothing stands in the margin
  '&[data-size=large]': {
    '& blockquote p': {
      fontSize: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.5rem)',
      fontWeight: 450,
      lineHeight: 1.25,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
  },
});

const Source = styled('figcaption')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginTop: 'auto',
  paddingTop: 20,
  borderTop: '1px solid var(--line)',
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& span': { display: 'block' },
  '& span span': { color: 'var(--muted)' },
});

const Avatar = styled(Picture)({
  width: 56,
  height: 56,
  flexShrink: 0,
  borderRadius: '50%',
  objectFit: 'cover',
});
