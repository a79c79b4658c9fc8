import { useSortable } from '@dnd-kit/react/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, ButtonBase, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { type KeyboardEvent, memo, useState } from 'react';
import type { JsonMap } from '../../shared/protocol.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { useStudio } from '../store/use-store.ts';
import { sectionPointer } from './sections.ts';
import { SHORTCUTS } from './shortcuts.ts';

interface Props {
  file: string;
  section: JsonMap;
  index: number;
  count: number;
  chosen: boolean;
  /** The same object at each render. */
  actions: OutlineActions;
}

/** What can be done to the section at an index. */
export interface OutlineActions {
  choose(index: number): void;
  move(index: number, to: number): void;
  duplicate(index: number): void;
  remove(index: number): void;
  copy(index: number): void;
  insertAfter(index: number): void;
}

/** A section in the list: what it is, what it says, and what can be done to it. */
export const OutlineItem = memo(function OutlineItem(props: Props) {
  const { file, section, index, count, chosen, actions } = props;
  const block = useStudio(({ start }) =>
    start.blocks.sections.find(({ type }) => type === section.type),
  );
  const errors = useStudio(
    ({ problems }) =>
      problems.filter(
        (problem) =>
          problem.file === file &&
          problem.severity === 'error' &&
          `${problem.pointer}/`.startsWith(`${sectionPointer(index)}/`),
      ).length,
  );
  const { ref, handleRef, isDragging } = useSortable({ id: `section-${index}`, index });
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const name = block?.title ?? String(section.type);
  const summary = summaryOf(section);
  const act = (what: () => void) => () => {
    setMenu(null);
    what();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const mod = ctrlKey || metaKey;
    if (altKey && key === 'ArrowUp' && index > 0) actions.move(index, index - 1);
    else if (altKey && key === 'ArrowDown' && index < count - 1) actions.move(index, index + 1);
    else if (key === 'Delete') actions.remove(index);
    else if (mod && key.toLowerCase() === 'd') actions.duplicate(index);
    else if (mod && key.toLowerCase() === 'c') actions.copy(index);
    else return;
    event.preventDefault();
  };

  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        opacity: isDragging ? 0.5 : 1,
        borderRadius: 1,
        backgroundColor: chosen ? 'action.selected' : undefined,
        '&:hover': { backgroundColor: chosen ? 'action.selected' : 'action.hover' },
      }}
    >
      <IconButton
        ref={handleRef}
        aria-label={`Mover ${name}, seção ${index + 1}`}
        sx={{ cursor: 'grab', color: 'text.secondary', padding: '4px' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <ButtonBase
        onClick={() => actions.choose(index)}
        onKeyDown={onKeyDown}
        aria-current={chosen}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'start',
          gap: 2,
          padding: '6px 2px',
          textAlign: 'left',
        }}
      >
        <Thumbnail src={block?.picture} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {name}
            {errors > 0 && (
              <Box component="span" sx={{ color: 'error.main', marginLeft: 1 }}>
                · {errors} {errors === 1 ? 'erro' : 'erros'}
              </Box>
            )}
          </Typography>
          <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
            {summary}
          </Typography>
        </Box>
      </ButtonBase>
      <IconButton
        aria-label={`O que fazer com ${name}, seção ${index + 1}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setMenu(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {menu && (
        <Menu anchorEl={menu} open onClose={() => setMenu(null)}>
          <MenuAction text="Acrescentar depois" onClick={act(() => actions.insertAfter(index))} />
          <MenuAction
            text="Duplicar"
            shortcut={SHORTCUTS.duplicate}
            onClick={act(() => actions.duplicate(index))}
          />
          <MenuAction
            text="Copiar"
            shortcut={SHORTCUTS.copy}
            onClick={act(() => actions.copy(index))}
          />
          <MenuAction
            text="Subir"
            shortcut={SHORTCUTS.up}
            disabled={index === 0}
            onClick={act(() => actions.move(index, index - 1))}
          />
          <MenuAction
            text="Descer"
            shortcut={SHORTCUTS.down}
            disabled={index === count - 1}
            onClick={act(() => actions.move(index, index + 1))}
          />
          <MenuAction
            text="Apagar"
            shortcut={SHORTCUTS.remove}
            onClick={act(() => actions.remove(index))}
          />
        </Menu>
      )}
    </Box>
  );
});

interface MenuActionProps {
  text: string;
  shortcut?: string;
  disabled?: boolean;
  onClick(): void;
}

const MenuAction = ({ text, shortcut, disabled = false, onClick }: MenuActionProps) => (
  <MenuItem dense disabled={disabled} onClick={onClick} sx={{ gap: 6 }}>
    <Box sx={{ flex: 1 }}>{text}</Box>
    <Box component="kbd" sx={{ font: 'inherit', color: 'text.secondary' }}>
      {shortcut}
    </Box>
  </MenuItem>
);

const Thumbnail = ({ src }: { src: string | undefined }) => (
  <Box
    component="span"
    sx={{
      flex: 'none',
      width: 52,
      height: 31,
      border: 1,
      borderColor: 'divider',
      background: src ? `#fff url(${src}) left top / cover` : undefined,
    }}
  />
);
