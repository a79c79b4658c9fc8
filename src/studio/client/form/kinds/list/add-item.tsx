import Add from '@mui/icons-material/AddOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { branchesOf, isUnion, type Place } from '../../schema/places.ts';
import { useForm } from '../../state/form-context.ts';
import { TextAction } from '../../ui/controls.ts';
import { helpOf } from '../../words/help-text.ts';
import { kindName } from '../../words/kind-name.ts';

const Kind = styled(MenuItem)(({ theme }) => ({
  display: 'block',
  width: 340,
  whiteSpace: 'normal',
  '& > small': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary },
}));

interface Props {
  place: Place;
  name: string;
  full: boolean;
  onAdd(place: Place): void;
}

/** Adds an item; of a union, of a kind that is chosen by name. */
export function AddItem({ place, name, full, onAdd }: Props) {
  const { schemas, blocks } = useForm();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const branches = isUnion(place) ? branchesOf(schemas, place) : [];
  const close = () => setAnchor(undefined);
  return (
    <div>
      <TextAction
        type="button"
        id={id}
        disabled={full}
        title={full ? 'Não cabem mais' : undefined}
        aria-haspopup={branches.length > 0 ? 'menu' : undefined}
        onClick={({ currentTarget }) =>
          branches.length > 0 ? setAnchor(currentTarget) : onAdd(place)
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
                // After the menu has given the focus back: the new item takes it.
                setTimeout(() => onAdd(branch.place));
              }}
            >
              {kindName(branch, blocks)}
              <small>{helpOf(branch.place.description, kindName(branch, blocks))?.short}</small>
            </Kind>
          ))}
        </Menu>
      )}
    </div>
  );
}
