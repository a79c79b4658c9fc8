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
      <SectionFrame beside section={section} background="brand">
        <div>
          {section.text && (
            <Text>
              <RichText text={section.text} />
            </Text>
          )}
          <Actions actions={section.actions} />
        </div>
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

/**
 * A band, no taller than its words ask. On the colour of the brand buttons are white, and the theme's
 * figure stands in a corner without words; on another ground the button alone has that colour.
 */
const blockWith = byValue((engraving: Engraving) =>
  styled('div')({
    '& > section': { paddingBlock: 'calc(var(--space) * 2 / 3)' },
    '& > section[data-background=brand]': {
      '--button': 'var(--white)',
      '--button-text': 'var(--brand)',
      '--button-hover': 'var(--paper)',
      position: 'relative',
      overflow: 'clip', // hidden would make the heading stick to it
      isolation: 'isolate',
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        right: -70,
        bottom: -90,
        width: 'min(50vw, 400px)',
        aspectRatio: '1',
        background: ENGRAVINGS[engraving],
        clipPath: 'var(--closing, circle())',
      },
    },
  }),
);

/** Large enough for white on the colour of the brand to be read easily (AAA for large text). */
const Text = styled('p')({
  maxWidth: 500,
  fontSize: '1.5rem',
  lineHeight: 1.35,
});
