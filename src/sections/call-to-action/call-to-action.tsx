import type { SectionOf } from '../../data/types.ts';
import { byValue, styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  const { title, engraving = BY_CHANCE[title.length % BY_CHANCE.length] ?? 'circles' } = section;
  const Block = blockWith(engraving);
  return (
    <Block data-no-print="" data-engraving={engraving}>
      <SectionFrame weight="heavy" section={section} background="brand">
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

type Engraving = NonNullable<SectionOf<'call-to-action'>['engraving']>;

/** Which one a page gets that does not choose is by chance, and stays. */
const BY_CHANCE = ['circles', 'stripes', 'rays', 'lattice'] as const;

/** Strokes at equal distances: along a line, around the middle, from it. */
const stroke = 'var(--brand-dark) 0 2px, transparent 2px';

const ENGRAVINGS: Record<Engraving, string> = {
  circles: `repeating-radial-gradient(circle, ${stroke} 14px)`,
  stripes: `repeating-linear-gradient(60deg, ${stroke} 11px)`,
  rays: 'repeating-conic-gradient(var(--brand-dark) 0 .9deg, transparent .9deg 5deg)',
  lattice: `repeating-linear-gradient(30deg, ${stroke} 16px), repeating-linear-gradient(150deg, ${stroke} 16px)`,
  grid: `repeating-linear-gradient(0deg, ${stroke} 20px), repeating-linear-gradient(90deg, ${stroke} 20px)`,
  courses: `repeating-linear-gradient(0deg, ${stroke} 18px), repeating-linear-gradient(90deg, ${stroke} 60px)`,
};

/** White buttons on the colour of the brand; the figure behind is the theme's, in a corner without words. */
const blockWith = byValue((engraving: Engraving) =>
  styled('div')({
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
      right: -60,
      bottom: -160,
      width: 230,
      aspectRatio: '1',
      background: ENGRAVINGS[engraving],
      clipPath: 'var(--closing, circle())',
    },
    '@media (min-width: 800px)': {
      '& > section::before': {
        right: '-8%',
        bottom: 'auto',
        top: '50%',
        width: 'min(46vw, 720px)',
        transform: 'translateY(-50%)',
      },
    },
    '& header': { marginBottom: 0, maxWidth: 720 },
  }),
);

/** Large enough for white on that colour to be read easily (AAA for large text). */
const Text = styled('p')({
  marginTop: 20,
  maxWidth: 600,
  fontSize: '1.5rem',
  lineHeight: 1.4,
  textWrap: 'balance',
});
