import { styled } from '@mui/material/styles';
import { pointerOf } from '../../schema/pointers.ts';
import { childNode } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { itemName } from '../../words/item-name.ts';
import { AddItem } from '../list/add-item.tsx';
import { ItemActions } from '../list/item-actions.tsx';
import { ListProblems } from '../list/list-problems.tsx';
import { SortableItem, SortableList } from '../list/sortable-item.tsx';
import { useItems } from '../list/use-items.ts';

const Items = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  padding: 0,
});

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2,
    '& > button': { height: 30 },
    '& > div:first-of-type': { flex: 1, minWidth: 0 },
    // Under the text, over what comes next, so that nothing moves.
    '& > [data-quiet]': {
      position: 'absolute',
      top: '100%',
      right: 0,
      zIndex: 2,
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
      background: palette.background.paper,
    },
    '&:not(:focus-within) > [data-quiet]': { opacity: 0, pointerEvents: 'none' },
  };
});

/** A list of texts, or of other fields of one line: all are seen. */
export function TextsField(props: FieldProps) {
  const { node, pointer } = props;
  const { schemas, Field } = useForm();
  const { items, keys, isFull, split, add, remove, move } = useItems(props);
  const item = childNode(schemas, node, '0', []);
  if (!item) return null;
  const name = itemName(item);
  return (
    <Part {...props} alwaysOpen>
      <ListProblems pointer={pointer} />
      {items.length > 0 && (
        <SortableList onMove={move}>
          <Items>
            {items.map((one, index) => {
              const key = keys[index] ?? String(index);
              const called = `${name} ${index + 1}`;
              return (
                <SortableItem key={key} id={key} index={index} name={called}>
                  {(handle) => (
                    <Row>
                      {handle}
                      <div>
                        <Field
                          node={item}
                          value={one}
                          pointer={pointer + pointerOf(index)}
                          label={called}
                          required
                          hideLabel
                          split={split}
                        />
                      </div>
                      <ItemActions
                        name={called}
                        isFirst={index === 0}
                        isLast={index === items.length - 1}
                        onUp={() => move(index, index - 1)}
                        onDown={() => move(index, index + 1)}
                        onRemove={() => remove(index)}
                      />
                    </Row>
                  )}
                </SortableItem>
              );
            })}
          </Items>
        </SortableList>
      )}
      <AddItem node={item} name={name} full={isFull} onAdd={add} />
    </Part>
  );
}
