import { type FieldProps, useForm } from '../../state/form-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { PictureChoice } from './picture-choice.tsx';

export function PicturePathField(props: FieldProps) {
  const { value, pointer, required, label } = props;
  const { change } = useForm();
  return (
    <FieldFrame {...props} grouped hideHelp={props.pointer.endsWith('/src')}>
      {() => (
        <PictureChoice
          label={label}
          path={typeof value === 'string' ? value : ''}
          onChoose={(path) => change(pointer, path)}
          onRemove={required ? undefined : () => change(pointer, undefined)}
        />
      )}
    </FieldFrame>
  );
}
