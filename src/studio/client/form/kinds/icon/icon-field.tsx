import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { iconUrl } from '../../../../../app/dev/gallery/gallery-data.ts';
import { palette } from '../../../ui/palette.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { TextAction } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { RemovePart } from '../../ui/remove-part.tsx';
import { IconDialog } from './icon-dialog.tsx';
import { IconImage } from './icon-image.ts';
import { firstWord, useIcons } from './use-icons.ts';

const Row = styled('div')({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  '& small': { color: palette.text.secondary },
});

export function IconField(props: FieldProps) {
  const { value, pointer, required, label } = props;
  const { change } = useForm();
  const [choosing, setChoosing] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const words = firstWord(useIcons().words?.get(name));
  return (
    <FieldFrame {...props} hideHelp>
      {(control, labelId) => (
        <Row>
          <TextAction
            id={control.id}
            aria-labelledby={`${labelId} ${control.id}`}
            aria-describedby={control['aria-describedby']}
            onClick={() => setChoosing(true)}
          >
            {name !== '' && <IconImage src={iconUrl(name)} alt="" width={20} height={20} />}
            {words || name || 'Escolher ícone'}
            {words && <small>{name}</small>}
          </TextAction>
          {name !== '' && !required && (
            <RemovePart name={label} onRemove={() => change(pointer, undefined)} />
          )}
          {choosing && (
            <IconDialog
              chosen={name}
              onClose={() => setChoosing(false)}
              onChoose={(icon) => {
                change(pointer, icon);
                setChoosing(false);
              }}
            />
          )}
        </Row>
      )}
    </FieldFrame>
  );
}
