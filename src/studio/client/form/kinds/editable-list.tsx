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
import { pointerOf } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { HANDLE, SortableList } from '../../ui/sortable-list.tsx';
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
  canDuplicate?: boolean;
  children(item: ListItem): ReactNode;
}

/** A list whose items can be dragged, moved, removed and added; `children` renders one of them. */
export function EditableList(props: Props) {
  const { list, item, pointer, Items, canDuplicate = false, children } = props;
  const { items, keys, isFull, add, move } = list;
  return (
    <>
      <ListProblems pointer={pointer} />
      {items.length > 0 && (
        <SortableList onMove={move}>
          <Items>
            {items.map((value, index) => {
              const key = keys[index] ?? String(index);
              const name = `${itemName(item)} ${index + 1}`;
              const actions = <ItemActions {...{ list, index, name, canDuplicate }} />;
              const own = { value, key, name, actions, pointer: pointer + pointerOf(index) };
              return (
                <SortableItem key={key} id={key} index={index} name={name}>
                  {(dragHandle) => children({ ...own, dragHandle })}
                </SortableItem>
              );
            })}
          </Items>
        </SortableList>
      )}
      <AddItem node={item} name={itemName(item)} full={isFull} onAdd={add} />
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

interface ItemProps {
  id: string;
  index: number;
  /** "cartão 2" */
  name: string;
  children(handle: ReactNode): ReactNode;
}

function SortableItem({ id, index, name, children }: ItemProps) {
  const { ref, handleRef, isDragSource } = useSortable({ id, index });
  return (
    <ItemBox ref={ref} data-dragged={isDragSource}>
      {children(
        <Handle
          ref={handleRef}
          title="Arrastar; com o teclado, espaço e as setas"
          aria-label={`Mover ${name}`}
          aria-roledescription={HANDLE}
        >
          <DragIndicator aria-hidden />
        </Handle>,
      )}
    </ItemBox>
  );
}

const Row = styled('div')({
  display: 'flex',
  '& > button': { width: 24, '& svg': { fontSize: 16 } },
});

type ItemActionsProps = Pick<Props, 'list' | 'canDuplicate'> & Pick<ItemProps, 'index' | 'name'>;

/** The buttons of an item. "Up" on the first item is not `disabled`, as that would lose the focus. */
function ItemActions({ list, index, name, canDuplicate }: ItemActionsProps) {
  const { items, duplicate, remove, move } = list;
  const isLast = index === items.length - 1;
  const buttons = [
    { title: 'Subir', Icon: ArrowUpward, off: index === 0, run: () => move(index, index - 1) },
    { title: 'Descer', Icon: ArrowDownward, off: isLast, run: () => move(index, index + 1) },
    { title: 'Duplicar', Icon: ContentCopy, off: undefined, run: () => duplicate(index) },
  ];
  return (
    <Row data-quiet>
      {buttons.slice(0, canDuplicate ? 3 : 2).map(({ title, Icon, off, run }) => (
        <IconAction
          key={title}
          title={title}
          aria-label={`${title} ${name}`}
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
        title={full ? 'Não cabem mais' : undefined}
        aria-haspopup={branches.length > 0 ? 'menu' : undefined}
        onClick={({ currentTarget }) =>
          branches.length > 0 ? setAnchor(currentTarget) : onAdd(node)
        }
      >
        <Add aria-hidden />
        {`Acrescentar ${name}`}
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
