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
  acts: OutlineActs;
}

/** What can be done to the section at an index. */
export interface OutlineActs {
  choose(index: number): void;
  move(index: number, to: number): void;
  duplicate(index: number): void;
  remove(index: number): void;
  copy(index: number): void;
  insertAfter(index: number): void;
}

/** A section in the list: what it is, what it says, and what can be done to it. */
export const OutlineItem = memo(function OutlineItem(props: Props) {
  const { file, section, index, count, chosen, acts } = props;
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
    if (altKey && key === 'ArrowUp' && index > 0) acts.move(index, index - 1);
    else if (altKey && key === 'ArrowDown' && index < count - 1) acts.move(index, index + 1);
    else if (key === 'Delete') acts.remove(index);
    else if (mod && key.toLowerCase() === 'd') acts.duplicate(index);
    else if (mod && key.toLowerCase() === 'c') acts.copy(index);
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
        onClick={() => acts.choose(index)}
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
          <Choice text="Acrescentar depois" onClick={act(() => acts.insertAfter(index))} />
          <Choice
            text="Duplicar"
            shortcut={SHORTCUTS.duplicate}
            onClick={act(() => acts.duplicate(index))}
          />
          <Choice text="Copiar" shortcut={SHORTCUTS.copy} onClick={act(() => acts.copy(index))} />
          <Choice
            text="Subir"
            shortcut={SHORTCUTS.up}
            disabled={index === 0}
            onClick={act(() => acts.move(index, index - 1))}
          />
          <Choice
            text="Descer"
            shortcut={SHORTCUTS.down}
            disabled={index === count - 1}
            onClick={act(() => acts.move(index, index + 1))}
          />
          <Choice
            text="Apagar"
            shortcut={SHORTCUTS.remove}
            onClick={act(() => acts.remove(index))}
          />
        </Menu>
      )}
    </Box>
  );
});

interface ChoiceProps {
  text: string;
  shortcut?: string;
  disabled?: boolean;
  onClick(): void;
}

const Choice = ({ text, shortcut, disabled = false, onClick }: ChoiceProps) => (
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
