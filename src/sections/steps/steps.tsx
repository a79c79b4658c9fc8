import { drawingOfStep } from '../../data/step-drawing.ts';
import type { SectionOf } from '../../data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../ui/section/configured-layout.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { AcrossList, AcrossStep, CycleList } from './across.tsx';
import { CalendarStep } from './calendar.tsx';
import { DownStep } from './down.tsx';
import { HandoverList, HandoverStep } from './handover.tsx';
import { LanesStep } from './lanes.tsx';

type Props = SectionOf<'steps'>;

/** These need no more width than a heading beside them leaves. */
const DOWN = new Set(['calendar', 'lanes']);

/** Texts of up to so many characters stand side by side on wide screens, up to four of them. */
const SHORT = 160;

const ARRANGEMENTS = {
  down: ['ol', DownStep],
  line: [AcrossList, AcrossStep],
  cycle: [CycleList, AcrossStep],
  handover: [HandoverList, HandoverStep],
  calendar: ['ol', CalendarStep],
  lanes: ['ol', LanesStep],
} as const;

function arrangementOf({ arrangement = 'line', items, layout }: Props) {
  const across = items.length <= 4 && items.every(({ text }) => text.length <= SHORT);
  const isNarrow = arrangement === 'line' ? !across || layout : layout && !DOWN.has(arrangement);
  return ARRANGEMENTS[isNarrow ? 'down' : arrangement];
}

export function Steps({ section }: { section: Props }) {
  const { items } = section;
  const [List, Step] = arrangementOf(section);
  return (
    <ConfiguredLayout section={section}>
      <List>
        {items.map((item, index) => {
          const { label, who, title, text, items: handed } = item;
          const drawing = drawingOfStep(item);
          return (
            <Step key={title}>
              <span aria-hidden={label || who ? undefined : true}>
                {label ?? who ?? String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <ItemTitle>{title}</ItemTitle>
                <p>
                  <RichText text={text} />
                </p>
              </div>
              {drawing && (
                <svg aria-hidden="true" viewBox={drawing.box} preserveAspectRatio="none">
                  {drawing.paths.map((d, at) => (
                    <path key={at} d={d} />
                  ))}
                </svg>
              )}
              {drawing?.words && (
                <small aria-hidden={!index} data-no-print={index ? undefined : ''}>
                  {drawing.words.map((word) => (
                    <span key={word}>{word}</span>
                  ))}
                </small>
              )}
              {handed && (
                <ul>
                  {handed.map((item) => (
                    <li key={item}>
                      <RichText text={item} />
                    </li>
                  ))}
                </ul>
              )}
            </Step>
          );
        })}
      </List>
    </ConfiguredLayout>
  );
}
