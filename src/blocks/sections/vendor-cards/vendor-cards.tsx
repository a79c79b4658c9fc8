import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { Vendor, VendorSample } from '../../../types/config.gen.ts';
import { usePictureSize, useRecords } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, conditionOf, spacing } from '../../../ui/theme/breakpoints.ts';
import { inset } from '../../../ui/theme/layout.ts';
import { ToolWords } from './tool-words.tsx';

/** The purpose of each tool, with its picture or a sample of its output; one logo for neighbours of one manufacturer. */
export function VendorCards({ section }: { section: SectionOf<'vendor-cards'> }) {
  const tools = useRecords('vendors', section.vendors);
  if (section.layout === 'edge') return <ToTheEdge section={section} tools={tools} />;
  const arrangement = arrangementOf(tools);
  const { Tools, Tool, Words } = ARRANGEMENTS[arrangement];
  return (
    <ConfiguredLayout section={section} background="white">
      <Tools disablePadding>
        {tools.map((tool, index) => {
          const { name, picture, wide, sample } = tool;
          const isJoined = arrangement === 'pair' || arrangement === 'parts';
          const isBelow = arrangement === 'below';
          const isAbove = isBelow && index === 0;
          const Item = isAbove ? ToolAbove : Tool;
          const Drawing = isAbove ? DrawingAbove : ToolPicture;
          return (
            <Item key={name} data-further={isFurther(tools, index)}>
              <Words tool={tool} inColumns={arrangement === 'wide'} />
              {picture && (isAbove || !isBelow) && (
                <Drawing picture={picture} wide={wide} joined={isJoined} />
              )}
              {!picture && sample && <Sample {...sample} />}
            </Item>
          );
        })}
      </Tools>
    </ConfiguredLayout>
  );
}

/** True if the tool before it has the same logo. */
const isFurther = (tools: Vendor[], index: number) =>
  (tools[index]?.logo && tools[index]?.logo?.src === tools[index - 1]?.logo?.src) || undefined;

interface EdgeProps {
  section: SectionOf<'vendor-cards'>;
  tools: Vendor[];
}

/** The words side by side; below them a drawing as wide as the window. */
function ToTheEdge({ section, tools }: EdgeProps) {
  const drawn = tools.find(({ picture, wide }) => picture && wide);
  return (
    <StackedLayout
      section={section}
      background="white"
      fullWidth={
        drawn?.picture && (
          <Edge>
            <ToolPicture picture={drawn.picture} wide={drawn.wide} />
          </Edge>
        )
      }
    >
      <ToolsAboveEdge disablePadding>
        {tools.map((tool, index) => (
          <Tool key={tool.name} data-further={isFurther(tools, index)}>
            <ToolWords tool={tool} />
          </Tool>
        ))}
      </ToolsAboveEdge>
    </StackedLayout>
  );
}

/**
 * The arrangement of tools on wide screens:
 * - `rows`: each beside its picture
 * - `words`: side by side, where none has a picture
 * - `two`: side by side, each below its picture
 * - `wide`: in columns below a picture drawn for the full width
 * - `pair`, `parts`: side by side, with drawings that are parts of one
 * - `below`: three side by side, below the picture of the first in the full width
 */
function arrangementOf(tools: Vendor[]): keyof typeof ARRANGEMENTS {
  if (tools.length > 1 && tools.every(({ wide }) => wide))
    return tools.length === 2 ? 'pair' : 'parts';
  if (tools.length === 3 && tools[0]?.wide) return 'below';
  if (tools.some(({ picture, wide }) => picture && wide)) return 'wide';
  if (tools.length === 2 && tools.every(({ picture }) => picture)) return 'two';
  return tools.some(({ picture, sample }) => picture || sample) ? 'rows' : 'words';
}

const SPLIT = breakpoints.up('lg');

const Edge = styled('div')({
  marginTop: 'min(48px, 12px + 3vw)',
  paddingInline: 'var(--gutter)',
  [SPLIT]: { padding: 0, '& img': { borderRadius: 0 } },
});

const Tools = styled(List)({ display: 'grid', gap: '40px clamp(32px, 5vw, 80px)' });

/** Up to four side by side. */
const ToolsAboveEdge = styled(Tools)({
  columnGap: 'clamp(24px, 4vw, 56px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  [breakpoints.up('sm')]: { '--further-logo': 'block' },
});

const Tool = styled('li')({ display: 'grid', gap: spacing(3), alignItems: 'start' });

const ToolInRow = styled(Tool)({
  [SPLIT]: { gridTemplateColumns: '1fr 2fr', columnGap: 'inherit', '--repeated-logo': 'none' },
});

const ToolInWidth = styled(Tool)({ [SPLIT]: { columnGap: 'inherit' } });

const WordsBelow = styled(ToolWords)({ [SPLIT]: { order: 1 } });

const JoinedTools = styled(Tools)({
  [SPLIT]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: 0 },
});

const JoinedTool = styled(Tool)({ [SPLIT]: { alignContent: 'start' } });

const JoinedWords = styled(WordsBelow)({ [SPLIT]: { paddingRight: 'clamp(24px, 4vw, 56px)' } });

const JOINED = { Tools: JoinedTools, Tool: JoinedTool, Words: JoinedWords };

const ARRANGEMENTS = {
  rows: { Tools, Tool: ToolInRow, Words: ToolWords },
  words: {
    Tools: styled(Tools)({
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
    }),
    Tool,
    Words: ToolWords,
  },
  two: {
    Tools: styled(Tools)({
      [SPLIT]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: spacing(3) },
    }),
    Tool: styled(Tool)({ [SPLIT]: { gridTemplateRows: 'subgrid', gridRow: 'span 2' } }),
    Words: WordsBelow,
  },
  wide: { Tools, Tool: ToolInWidth, Words: WordsBelow },
  parts: JOINED,
  /** No gap, so that drawings in twelfths of the width touch. */
  pair: { ...JOINED, Tools: styled(JoinedTools)({ [SPLIT]: { gridTemplateColumns: '7fr 5fr' } }) },
  below: {
    Tools: styled(Tools)({ [SPLIT]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
    Tool: ToolInWidth,
    Words: ToolWords,
  },
};

/** `contents`: its drawing and its text are items of the list's grid. */
const ToolAbove = styled(Tool)({ [SPLIT]: { display: 'contents' } });

const DrawingAbove = styled(ToolPicture)({ order: -1, [SPLIT]: { gridArea: '1 / 1 / 2 / -1' } });

/** A few lines of the tool's output. */
function Sample({ name, lines }: VendorSample) {
  return (
    <Screen data-background="ink">
      <Exhibit name={name}>
        <Lines>{lines.map(({ text }) => text).join('\n')}</Lines>
      </Exhibit>
    </Screen>
  );
}

const Screen = styled('div')({ width: '100%', borderRadius: 'var(--radius)' });

const Lines = styled('div')({
  paddingBlock: spacing(2.5),
  paddingInline: inset,
  whiteSpace: 'pre-line',
});

type Props = Required<Pick<Vendor, 'picture'>> &
  Pick<Vendor, 'wide'> & {
    /** True if it touches another, as a part of one drawing. */
    joined?: boolean;
    className?: string;
  };

/** The picture of a tool; on wide screens the version for the full width. */
function ToolPicture({ picture, wide, joined, className }: Props) {
  const { width, height } = usePictureSize(wide ?? picture.src);
  const Drawing = joined ? JoinedDrawing : SingleDrawing;
  if (!wide) return <Drawing picture={picture} />;
  return (
    <picture className={className}>
      <source
        media={conditionOf(breakpoints.up('lg'))}
        srcSet={wide}
        width={width}
        height={height}
      />
      <Drawing picture={picture} />
    </picture>
  );
}

const SingleDrawing = styled(Picture)({ width: '100%', borderRadius: 'var(--radius)' });

const JoinedDrawing = styled(SingleDrawing)({ [breakpoints.up('lg')]: { borderRadius: 0 } });
