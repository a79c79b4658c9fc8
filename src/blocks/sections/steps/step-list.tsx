import type { SectionOf } from '../../../ui/data/types.ts';
import { useNumeral } from '../../../ui/data/use-numeral.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { across, cycle, handover, handoverInRows } from './across.ts';
import { calendar, down, downWithSheets, timetable } from './down.ts';
import { LaneName, LaneNames, lanes, Permission } from './lanes.ts';
import { stairs } from './stairs.ts';
import { drawingOfStep, fitAcross } from './step-drawing.ts';
import type { StepParts } from './step-parts.ts';

type Props = SectionOf<'steps'>;

/** Arrangements narrow enough for a heading beside them. */
const DOWN = new Set(['calendar', 'lanes']);

const ARRANGEMENTS = { line: across, cycle, handover, calendar, lanes, stairs, timetable };

/** Arrangements of texts side by side. */
const ACROSS = new Set(['line', 'stairs']);

function arrangementOf({ arrangement = 'line', items, layout }: Props): StepParts {
  const isNarrow = ACROSS.has(arrangement)
    ? layout || !fitAcross(items)
    : layout && !DOWN.has(arrangement);
  if (isNarrow) return items.some(({ items: handed }) => handed) ? downWithSheets : down;
  return arrangement === 'handover' && items.length > 4
    ? handoverInRows
    : ARRANGEMENTS[arrangement];
}

/** The zeros of Arabic and Persian: before a digit they read as a dot. */
const DOT_LIKE = /^[٠۰]/;

export function StepList({ section }: { section: Props }) {
  const { items } = section;
  const numeral = useNumeral();
  const { List, Step, Label, Who, Body, Text, Drawing, Handed, HandedItem } =
    arrangementOf(section);
  return (
    <ConfiguredLayout section={section}>
      <List component="ol" disablePadding>
        {items.map((item, index) => {
          const { label, who, title, text, items: handed } = item;
          const drawing = drawingOfStep(item);
          return (
            <Step key={title}>
              <Label
                component="span"
                color="textSecondary"
                aria-hidden={label || who ? undefined : true}
              >
                {label ?? who ?? numeral(index + 1, 2).replace(DOT_LIKE, '')}
                {label && who && <Who>{` · ${who}`}</Who>}
              </Label>
              <Body>
                <ItemTitle>{title}</ItemTitle>
                <Text color="textSecondary">
                  <RichText text={text} />
                </Text>
              </Body>
              {drawing && (
                <Drawing aria-hidden="true" viewBox={drawing.box} preserveAspectRatio="none">
                  {drawing.paths.map((d, pathIndex) => (
                    <path key={pathIndex} d={d} />
                  ))}
                </Drawing>
              )}
              {drawing?.words && <Words words={drawing.words} ofLanes={index === 0} />}
              {handed && (
                <Handed>
                  {handed.map((item) => (
                    <HandedItem key={item}>
                      <RichText text={item} />
                    </HandedItem>
                  ))}
                </Handed>
              )}
            </Step>
          );
        })}
      </List>
    </ConfiguredLayout>
  );
}

/** The names of all lanes at the first step; the approver at another step. */
function Words({ words, ofLanes }: { words: string[]; ofLanes: boolean }) {
  const small = { component: 'small', variant: 'body2', color: 'textSecondary' } as const;
  if (!ofLanes) return <Permission {...small}>{words}</Permission>;
  return (
    <LaneNames {...small} aria-hidden="true" data-no-print="">
      {words.map((word) => (
        <LaneName key={word}>{word}</LaneName>
      ))}
    </LaneNames>
  );
}
