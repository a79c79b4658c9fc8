import { styled } from '@mui/material/styles';
import { palette } from '../../../ui/palette.ts';
import { childNode } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { EditableList } from '../list/editable-list.tsx';
import { useItems } from '../list/use-items.ts';

const Items = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  padding: 0,
});

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  '& > button': { height: 30 },
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  // Floats over what follows, so that the layout does not move.
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
});

/** A list of texts, or of other one-line fields, all of them visible. */
export function TextsField(props: FieldProps) {
  const { node, pointer } = props;
  const { schemas, Field } = useForm();
  const list = useItems(props);
  const item = childNode(schemas, node, '0', []);
  if (!item) return null;
  return (
    <Part {...props} alwaysOpen>
      <EditableList list={list} item={item} pointer={pointer} Items={Items}>
        {({ value, name, dragHandle, actions, pointer: itemPointer }) => (
          <Row>
            {dragHandle}
            <div>
              <Field
                node={item}
                value={value}
                pointer={itemPointer}
                label={name}
                required
                hideLabel
                split={list.split}
              />
            </div>
            {actions}
          </Row>
        )}
      </EditableList>
    </Part>
  );
}
