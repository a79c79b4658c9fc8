import { Box } from '@mui/material';
import { dayInWords, readDay, readHour } from '../../shared/dates.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

/** As it is typed: "20/05/2027", "9h". */
export interface EventDraft {
  day: string;
  from: string;
  to: string;
  place: string;
}

export const NEW_EVENT: EventDraft = { day: '', from: '9h', to: '12h', place: '' };

/** In the notation of files; '' for what is no day or hour. */
export const parseEvent = ({ day, from, to, place }: EventDraft): EventDraft => ({
  day: readDay(day) ?? '',
  from: readHour(from) ?? '',
  to: readHour(to) ?? '',
  place,
});

interface Props {
  value: EventDraft;
  onChange(value: EventDraft): void;
}

export function NewEventFields({ value, onChange }: Props) {
  const field = (key: keyof EventDraft) => ({
    value: value[key],
    onChange: (next: string) => onChange({ ...value, [key]: next }),
  });
  const { day } = parseEvent(value);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr', gap: 3 }}>
        <LabelledField
          label="Dia"
          help={day ? dayInWords(day) : 'Como 20/05/2027.'}
          {...field('day')}
        />
        <LabelledField label="Começa às" {...field('from')} />
        <LabelledField label="Acaba às" {...field('to')} />
      </Box>
      <LabelledField label="Lugar" help="Como o visitante o lê: “Cotia, SP”." {...field('place')} />
    </>
  );
}
