import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { Picture } from './picture.tsx';
import { spacing } from './theme/breakpoints.ts';
import { size } from './theme/size.ts';
import { type } from './theme/typography.ts';

interface Props {
  content: string;
  name?: string;
  role: string;
  /** Not given for a private person. */
  company?: string;
  avatar?: PictureConfig;
  /** `large`: alone. `half`, `column`: beside other content. `statement`: as large as a page title. */
  size?: keyof typeof WORDS;
  className?: string;
}

/** A quotation, in the quotation marks of the page's language, and its author. */
export function Quote({ content, name, role, company, avatar, size = 'small', className }: Props) {
  const Words = WORDS[size];
  return (
    <Figure component="figure" className={className}>
      <Quotation>
        <Words>
          <Quoted>{content}</Quoted>
        </Words>
      </Quotation>
      <Source component="figcaption" direction="row" useFlexGap spacing={2}>
        {avatar && (
          <Portrait>
            <Face picture={avatar} />
          </Portrait>
        )}
        <Stack component="span">
          <strong>{name ?? role}</strong>
          {name && <Affiliation>{role}</Affiliation>}
          {company && <Affiliation>{company}</Affiliation>}
        </Stack>
      </Source>
    </Figure>
  );
}

/** In Spanish and Galician browsers write English marks: those of Spanish in America, but not in Spain. */
export const Quoted = styled('q')({
  'html:is([lang=es], [lang=es-ES]) &, &:lang(gl)': { quotes: '"«" "»" "“" "”" "‘" "’"' },
});

const Affiliation = (props: { children: string }) => (
  <Typography component="span" color="textSecondary" {...props} />
);

const Figure = styled(Stack)({ flex: 1 }) as typeof Stack;

const Quotation = styled('blockquote')({ margin: 0, paddingBottom: spacing(3.5) });

const Small = styled(Typography)({
  fontSize: size.large,
  lineHeight: 1.5,
  textIndent: '-.42em',
  '@media print': { textIndent: 0 }, // nothing hangs in the margin
});

const Large = styled(Small)({
  fontSize: size.title,
  fontWeight: 450,
  lineHeight: 1.25,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

const WORDS = {
  small: Small,
  large: Large,
  // It shares the width with another column, so it has the weight of a lead paragraph.
  half: styled(Large)({ fontSize: size.middle, lineHeight: 1.4 }),
  column: styled(Large)({ fontSize: size.middle, lineHeight: 1.4 }),
  statement: styled(Large)({ ...type.h1, fontFamily: 'inherit', fontWeight: 450 }),
};

const Source = styled(Stack)({
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: spacing(2.5),
  borderTop: '1px solid var(--line)',
  fontSize: size.small,
  lineHeight: 1.45,
}) as typeof Stack;

const Portrait = styled(Avatar)({ width: 56, height: 56, background: 'none' });

const Face = styled(Picture)({ width: '100%', height: '100%', objectFit: 'cover' });
