import { useSortable } from '@dnd-kit/react/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { type KeyboardEvent, memo } from 'react';
import { t } from '../../../words/reader.ts';
import { isWithin } from '../../shared/json-pointer.ts';
import type { JsonMap } from '../../shared/protocol.ts';
import { narrowToBranch, rootNode, type SchemaFiles } from '../form/schema/schema-node.ts';
import { summaryOf, withChoicesNamed } from '../form/words/summary-of.ts';
import { OpenCount } from '../links/open-count.tsx';
import { sectionBlock } from '../store/state.ts';
import { useStudio } from '../store/use-store.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Caption } from '../ui/elements.ts';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { dateMarks } from './date-marks.ts';
import { sectionPointer } from './sections.ts';
import { sharedIdOf } from './sharing.ts';

interface Props {
  /** Stays with the section when it moves. */
  id: string;
  file: string;
  section: JsonMap;
  index: number;
  isLast: boolean;
  isSelected: boolean;
  /** The same object at each render, so that the item is not rendered for another one's sake. */
  actions: OutlineActions;
}

/** A section in the outline: its type, a summary, the number of errors and a menu. */
export const OutlineItem = memo(function OutlineItem(props: Props) {
  const { id, file, section, index, isLast, isSelected, actions } = props;
  const block = useStudio(({ start }) => sectionBlock(start, section.type));
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const name = block?.title ?? String(section.type);
  const marks = dateMarks(section);
  const shared = useStudio((state) => sharedIdOf(state, section));
  const summary = useStudio(({ site, start }) =>
    shared === undefined
      ? summaryOf(inWords(start.schemas, section))
      : site.sources.records[start.sharing?.collection ?? '']?.find(({ id }) => id === shared)
          ?.title,
  );
  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        opacity: isDragging ? 0.5 : 1,
        borderRadius: 1,
        backgroundColor: isSelected ? 'action.selected' : undefined,
        '&:hover': { backgroundColor: isSelected ? 'action.selected' : 'action.hover' },
      }}
    >
      <IconButton
        ref={handleRef}
        aria-label={t('studio/outline:move', { name, position: index + 1 })}
        aria-roledescription={t('studio/ui:handle')}
        sx={{ cursor: 'grab', color: 'text.secondary', padding: '4px' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <ButtonBase
        onClick={({ detail }) => actions.choose(index, detail === 0 && isSelected)}
        onKeyDown={(event) => {
          const act = actionOfKey(event, { index, isLast, actions });
          if (!act) return;
          event.preventDefault();
          act();
        }}
        aria-current={isSelected}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'start',
          gap: 2,
          padding: '6px 2px',
          textAlign: 'left',
        }}
      >
        {block?.picture && <Thumbnail src={block.picture} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {name}
            <ErrorCount file={file} index={index} />
          </Typography>
          <Typography
            variant="caption"
            noWrap
            component="p"
            dir="auto"
            sx={{ color: 'text.secondary', textAlign: 'left' }}
          >
            {summary ?? shared}
          </Typography>
          <OpenCount file={file} section={index} />
          {marks.length > 0 && <Caption sx={{ fontWeight: 600 }}>{marks.join(' · ')}</Caption>}
        </Box>
      </ButtonBase>
      <OutlineMenu
        name={name}
        index={index}
        isLast={isLast}
        isShared={shared !== undefined}
        actions={actions}
      />
    </Box>
  );
});

const inWords = (schemas: SchemaFiles, section: JsonMap) =>
  withChoicesNamed(
    schemas,
    narrowToBranch(schemas, rootNode(schemas, 'section.schema.json'), section),
    section,
  );

/** The shortcuts of `OutlineMenu`; undefined for any other key. */
function actionOfKey(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { index, isLast, actions }: Pick<Props, 'index' | 'isLast' | 'actions'>,
): (() => void) | undefined {
  if (altKey && key === 'ArrowUp' && index > 0) return () => actions.move(index, index - 1);
  if (altKey && key === 'ArrowDown' && !isLast) return () => actions.move(index, index + 1);
  if (altKey) return undefined;
  if (key === 'ArrowUp' && index > 0) return () => actions.step(index - 1);
  if (key === 'ArrowDown' && !isLast) return () => actions.step(index + 1);
  if (key === 'Delete') return () => actions.remove(index);
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'd') return () => actions.duplicate(index);
  return key.toLowerCase() === 'c' ? () => actions.copy(index) : undefined;
}

function ErrorCount({ file, index }: { file: string; index: number }) {
  const errors = useStudio(
    ({ problems }) =>
      problems.filter(
        (problem) =>
          problem.file === file &&
          problem.severity === 'error' &&
          isWithin(problem.pointer, sectionPointer(index)),
      ).length,
  );
  if (errors === 0) return null;
  return (
    <Box component="span" sx={{ color: 'error.main', marginLeft: 1 }}>
      · {t('studio/form:errors', { count: errors })}
    </Box>
  );
}

const Thumbnail = ({ src }: { src: string }) => (
  <Box
    component="span"
    sx={{
      flex: 'none',
      width: 52,
      height: 31,
      border: 1,
      borderColor: 'divider',
      background: `#fff url(${src}) left top / cover`,
    }}
  />
);

export interface OutlineActions {
  /** `isAgain` if the section was selected, and Enter is pressed on it. */
  choose(index: number, isAgain: boolean): void;
  /** Selects and focuses a section. */
  step(index: number): void;
  move(index: number, to: number): void;
  duplicate(index: number): void;
  remove(index: number): void;
  copy(index: number): void;
  insertAfter(index: number): void;
  /** The section becomes one that other pages may show. */
  share(index: number): void;
  /** A shared section becomes the page’s own. */
  separate(index: number): void;
}

interface OutlineMenuProps {
  name: string;
  index: number;
  isLast: boolean;
  isShared: boolean;
  actions: OutlineActions;
}

function OutlineMenu({ name, index, isLast, isShared, actions }: OutlineMenuProps) {
  const entries = [
    { text: t('studio/outline:add-after'), run: () => actions.insertAfter(index) },
    {
      text: t('studio/outline:duplicate'),
      shortcut: SHORTCUTS.duplicate,
      run: () => actions.duplicate(index),
    },
    { text: t('studio/outline:copy'), shortcut: SHORTCUTS.copy, run: () => actions.copy(index) },
    isShared
      ? { text: t('studio/sharing:separate'), run: () => actions.separate(index) }
      : { text: t('studio/sharing:share'), run: () => actions.share(index) },
    {
      text: t('studio/outline:up'),
      shortcut: SHORTCUTS.up,
      disabled: index === 0,
      run: () => actions.move(index, index - 1),
    },
    {
      text: t('studio/outline:down'),
      shortcut: SHORTCUTS.down,
      disabled: isLast,
      run: () => actions.move(index, index + 1),
    },
    {
      text: t('studio/outline:delete'),
      shortcut: SHORTCUTS.remove,
      run: () => actions.remove(index),
    },
  ];
  return (
    <ActionMenu entries={entries}>
      {(open) => (
        <IconButton
          aria-label={t('studio/outline:actions', { name, position: index + 1 })}
          aria-haspopup="menu"
          onClick={open}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      )}
    </ActionMenu>
  );
}
