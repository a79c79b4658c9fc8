import { useSortable } from '@dnd-kit/react/sortable';
import Add from '@mui/icons-material/AddOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ElementType, type ReactNode, useId, useState } from 'react';
import { t } from '../../../../words/reader.ts';
import type { Json } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { branchesOf, isUnion, type SchemaNode } from '../schema/schema-node.ts';
import { useForm } from '../state/form-context.ts';
import { IconAction, RemovePart, TextAction } from '../ui/controls.tsx';
import { helpOf } from '../ui/help.tsx';
import { ListProblems } from '../ui/problems.tsx';
import { itemName, kindName } from '../words/labels.ts';
import type { useItems } from './use-items.ts';

interface ListItem {
  value: Json;
  key: string;
  pointer: string;
  /** "cartão 2" */
  name: string;
  dragHandle: ReactNode;
  actions: ReactNode;
}

interface Props {
  list: ReturnType<typeof useItems>;
  item: SchemaNode;
  pointer: string;
  Items: ElementType;
  canDuplicate?: boolean | undefined;
  children(item: ListItem): ReactNode;
}

/** A list whose items can be dragged, moved, removed and added; `children` renders one of them. */
export function EditableList(props: Props) {
  const { list, item, pointer, Items } = props;
  return (
    <>
      <ListProblems pointer={pointer} />
      {list.items.length > 0 && (
        <SortableList onMove={list.move}>
          <Items>
            {list.items.map((value, index) => (
              <SortableItem key={list.keys[index]} {...props} {...{ value, index }} />
            ))}
          </Items>
        </SortableList>
      )}
      <AddItem node={item} name={itemName(item)} full={list.isFull} onAdd={list.add} />
    </>
  );
}

const ItemBox = styled('li')({
  listStyle: 'none',
  minWidth: 0,
  background: palette.background.paper,
  '&[data-dragged="true"]': { opacity: 0.6 },
});

const Handle = styled(IconAction)({
  width: 20,
  cursor: 'grab',
  touchAction: 'none',
  '& svg': { fontSize: 16 },
});

function SortableItem(props: Props & { value: Json; index: number }) {
  const { list, item, value, index, canDuplicate } = props;
  const key = list.keys[index] ?? String(index);
  const name = `${itemName(item)} ${index + 1}`;
  const { ref, handleRef, isDragSource } = useSortable({ id: key, index });
  const dragHandle = (
    <Handle
      ref={handleRef}
      title={t('studio/form:drag')}
      aria-label={t('studio/form:move', { name })}
      aria-roledescription={t('studio/ui:handle')}
    >
      <DragIndicator aria-hidden />
    </Handle>
  );
  const actions = <ItemActions {...{ list, index, name, canDuplicate }} />;
  return (
    <ItemBox ref={ref} data-dragged={isDragSource}>
      {props.children({
        ...{ value, key, name, dragHandle, actions },
        pointer: list.pointerOf(index),
      })}
    </ItemBox>
  );
}

const Row = styled('div')({
  display: 'flex',
  '& > button': { width: 24, '& svg': { fontSize: 16 } },
});

type ItemActionsProps = Pick<Props, 'list' | 'canDuplicate'> & { index: number; name: string };

/** The buttons of an item. "Up" on the first item is not `disabled`, as that would lose the focus. */
function ItemActions({ list, index, name, canDuplicate }: ItemActionsProps) {
  const { items, duplicate, remove, move } = list;
  const isLast = index === items.length - 1;
  const buttons = [
    { key: 'up', Icon: ArrowUpward, off: index === 0, run: () => move(index, index - 1) },
    { key: 'down', Icon: ArrowDownward, off: isLast, run: () => move(index, index + 1) },
    { key: 'duplicate', Icon: ContentCopy, off: undefined, run: () => duplicate(index) },
  ];
  return (
    <Row data-quiet>
      {buttons.slice(0, canDuplicate ? 3 : 2).map(({ key, Icon, off, run }) => (
        <IconAction
          key={key}
          title={t(`studio/form:item-${key}`)}
          aria-label={t(`studio/form:item-${key}-named`, { name })}
          aria-disabled={off}
          onClick={run}
        >
          <Icon aria-hidden />
        </IconAction>
      ))}
      <RemovePart name={name} onRemove={() => remove(index)} />
    </Row>
  );
}

const Kind = styled(MenuItem)({
  display: 'block',
  width: 340,
  whiteSpace: 'normal',
  '& > small': { display: 'block', color: palette.text.secondary },
});

interface AddItemProps {
  node: SchemaNode;
  name: string;
  full: boolean;
  onAdd(node: SchemaNode): void;
}

/** Adds an item. For a union, a menu asks for its type first. */
function AddItem({ node, name, full, onAdd }: AddItemProps) {
  const { schemas } = useForm();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const branches = isUnion(node) ? branchesOf(schemas, node) : [];
  const close = () => setAnchor(undefined);
  return (
    <div>
      <TextAction
        id={id}
        disabled={full}
        title={full ? t('studio/form:full') : undefined}
        aria-haspopup={branches.length > 0 ? 'menu' : undefined}
        onClick={({ currentTarget }) =>
          branches.length > 0 ? setAnchor(currentTarget) : onAdd(node)
        }
      >
        <Add aria-hidden />
        {t('studio/form:add', { name })}
      </TextAction>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          {branches.map((branch) => (
            <Kind
              key={branch.value}
              dense
              onClick={() => {
                close();
                // The menu gives the focus back first; then the new item takes it.
                setTimeout(() => onAdd(branch.node));
              }}
            >
              {kindName(branch)}
              <small>{helpOf(branch.node.description, kindName(branch))?.short}</small>
            </Kind>
          ))}
        </Menu>
      )}
    </div>
  );
}

export const Items = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${palette.divider}` },
  '& > li:first-of-type': { borderTop: `1px solid ${palette.divider}` },
});
