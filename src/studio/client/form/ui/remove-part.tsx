import Close from '@mui/icons-material/CloseOutlined';
import { IconAction } from './controls.ts';

export function RemovePart({ name, onRemove }: { name: string; onRemove(): void }) {
  return (
    <IconAction title="Tirar" aria-label={`Tirar ${name}`} onClick={onRemove}>
      <Close aria-hidden />
    </IconAction>
  );
}
