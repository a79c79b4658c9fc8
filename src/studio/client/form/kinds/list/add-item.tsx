import Add from '@mui/icons-material/AddOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { palette } from '../../../ui/palette.ts';
import { branchesOf, isUnion, type SchemaNode } from '../../schema/schema-node.ts';
import { useForm } from '../../state/form-context.ts';
import { TextAction } from '../../ui/controls.ts';
import { helpOf } from '../../words/help-text.ts';
import { kindName } from '../../words/kind-name.ts';

const Kind = styled(MenuItem)({
  display: 'block',
  width: 340,
  whiteSpace: 'normal',
  '& > small': { display: 'block', color: palette.text.secondary },
});

interface Props {
  node: SchemaNode;
  name: string;
  full: boolean;
  onAdd(node: SchemaNode): void;
}

/** Adds an item. For a union, a menu asks for its type first. */
export function AddItem({ node, name, full, onAdd }: Props) {
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
