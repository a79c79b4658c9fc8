import { Box } from '@mui/material';
import { Labelled } from '../ui/labelled.tsx';

export interface EventDraft {
  /** As the browser's own fields have it: "2027-05-20", "09:00". */
  day: string;
  from: string;
  to: string;
  place: string;
}

export const NEW_EVENT: EventDraft = { day: '', from: '09:00', to: '12:00', place: '' };

interface Props {
  value: EventDraft;
  onChange(value: EventDraft): void;
}

/** When and where: the page says it in all its places. */
export function NewEventFields({ value, onChange }: Props) {
  const field = (key: keyof EventDraft) => ({
    value: value[key],
    onChange: (next: string) => onChange({ ...value, [key]: next }),
  });
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr', gap: 3 }}>
        <Labelled label="Dia" type="date" {...field('day')} />
        <Labelled label="Começa às" type="time" {...field('from')} />
        <Labelled label="Acaba às" type="time" {...field('to')} />
      </Box>
      <Labelled label="Lugar" help="Como o visitante o lê: “Cotia, SP”." {...field('place')} />
    </>
  );
}
