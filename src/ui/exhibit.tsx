import Paper from '@mui/material/Paper';
import { type Breakpoint, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMessages } from './data/site-context.ts';
import { breakpoints, onScreen, spacing } from './theme/breakpoints.ts';
import { headingWeight } from './theme/font-weights.ts';
import { headingFont } from './theme/fonts.ts';
import { inset } from './theme/layout.ts';
import { size } from './theme/size.ts';

interface Props {
  /** The name of what is shown, at the left of the bar above it. */
  name: string;
  /** The text at the right of that bar. */
  status?: string;
  source?: string;
  demo?: boolean;
  /**
   * `edge`: from edge to edge of the window, in an `EdgeLayout`.
   * `edgeBeside`: to the right edge of a wide window, in a `FigureLayout`.
   * `bare`: without a frame, between two lines.
   */
  shape?: keyof typeof FRAMES;
  children: ReactNode;
}

/** A frame of hairlines, with a name above the content and its source below. */
export function Exhibit({ name, status, source, demo, shape = 'framed', children }: Props) {
  const Frame = FRAMES[shape];
  return (
    <Frame component="figure" variant="outlined">
      <Bar>
        <Name>{name}</Name>
        {status && <Status>{status}</Status>}
      </Bar>
      {children}
      <Provenance source={source} demo={demo} ruled />
    </Frame>
  );
}

interface ProvenanceProps {
  source?: string;
  demo?: boolean;
  /** True to draw a line above it. */
  ruled?: boolean;
}

/** The source of a figure, and a note if its numbers are invented. */
export function Provenance({ source, demo, ruled }: ProvenanceProps) {
  const { exhibits } = useMessages();
  if (!source && !demo) return null;
  const Foot = ruled ? RuledFoot : PlainFoot;
  return (
    <Foot variant="body2" color="textSecondary">
      {[source, demo && exhibits.demo].filter(Boolean).join(' · ')}
    </Foot>
  );
}

/**
 * The frames. `--start` and `--end` are the distances of text from their sides, `--pad` from a side within a frame.
 */
const Frame = styled(Paper)({
  '--pad': 'clamp(16px, 2.4vw, 28px)',
  '--start': 'var(--pad)',
  '--end': 'var(--pad)',
}) as typeof Paper;

/** The margin of the page: text at the edge of the window starts and ends where all other text does. */
const pageMargin = 'max(var(--gutter), 50cqi - var(--content) / 2)';

/** To both edges of a narrower window, to the right one above. */
const toTheEdge = (wide: Breakpoint) =>
  ({
    '@media screen': { '--end': pageMargin, borderRight: 0, borderRadius: 0 },
    [onScreen(breakpoints.down(wide))]: {
      '--start': 'var(--gutter)',
      borderLeft: 0,
      marginInline: 'calc(-1 * var(--gutter))',
    },
  }) as const;

export const FRAMES = {
  framed: Frame,
  edge: styled(Frame)({
    ...toTheEdge('lg'),
    [breakpoints.up('lg')]: { '--start': pageMargin, borderLeft: 0 },
  }) as typeof Paper,
  edgeBeside: styled(Frame)(toTheEdge('xl')) as typeof Paper,
  bare: styled(Frame)({
    ...toTheEdge('lg'),
    '--card': 'var(--bg)',
    '--plot': 'clamp(200px, 40vw, 300px)',
    borderInline: 0,
    [breakpoints.up('lg')]: {
      '--start': '0px',
      '--end': '0px',
      '--plot': 'clamp(320px, 33vw, 520px)',
    },
  }) as typeof Paper,
};

const Bar = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  paddingBlock: 14,
  paddingInline: inset,
  borderBottom: '1px solid var(--line)',
  fontSize: size.small,
  lineHeight: 1.4,
  breakAfter: 'avoid',
});

const Name = styled('strong')({
  fontFamily: headingFont,
  fontSize: size.text,
  fontWeight: headingWeight,
});

const Status = styled('span')({ color: 'var(--muted)' });

const PlainFoot = styled(Typography)({
  paddingBlock: spacing(1.5),
  paddingInline: inset,
  lineHeight: 1.45,
});

const RuledFoot = styled(PlainFoot)({ borderTop: '1px solid var(--line)' });
