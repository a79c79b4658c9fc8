import type { SectionOf } from '../../data/types.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  return (
    <Block data-no-print data-engraving={section.title.length % ENGRAVINGS}>
      <SectionFrame section={section} background="brand">
        {section.text && (
          <Text>
            <RichText text={section.text} />
          </Text>
        )}
        <Actions actions={section.actions} />
      </SectionFrame>
    </Block>
  );
}

/** Which one a page gets is by chance, and stays. */
const ENGRAVINGS = 4;

/** Strokes at equal distances: along a line, around the middle, from it. */
const stroke = 'var(--brand-dark) 0 2px, transparent 2px';

/** White buttons on the colour of the brand; the figure behind is the theme's. */
const Block = styled('div')({
  '--button': 'var(--white)',
  '--button-text': 'var(--brand)',
  '--button-hover': 'var(--paper)',
  '& > section': {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
  },
  '& > section::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: -200,
    bottom: -180,
    width: 440,
    aspectRatio: '1',
    background: `repeating-radial-gradient(circle, ${stroke} 14px)`,
    clipPath: 'var(--closing, circle())',
  },
  '&[data-engraving="1"] > section::before': {
    background: `repeating-linear-gradient(60deg, ${stroke} 11px)`,
  },
  '&[data-engraving="2"] > section::before': {
    background: 'repeating-conic-gradient(var(--brand-dark) 0 .9deg, transparent .9deg 5deg)',
  },
  '&[data-engraving="3"] > section::before': {
    background: `repeating-linear-gradient(30deg, ${stroke} 16px), repeating-linear-gradient(150deg, ${stroke} 16px)`,
  },
  '@media (min-width: 800px)': {
    '& > section::before': {
      right: '-8%',
      bottom: 'auto',
      top: '50%',
      width: 'min(56vw, 720px)',
      transform: 'translateY(-50%)',
    },
  },
  '& header': { marginBottom: 0, maxWidth: 720 },
});

/** Large enough for white on that colour to be read easily (AAA for large text). */
const Text = styled('p')({
  marginTop: 20,
  maxWidth: 600,
  fontSize: '1.5rem',
  lineHeight: 1.4,
  textWrap: 'balance',
});
