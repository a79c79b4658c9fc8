import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, Button, IconButton, Popover, TextField, Tooltip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { walk } from '../../../lib/json.ts';
import { t } from '../../../words/reader.ts';
import { printDay } from '../../shared/dates.ts';
import type { Json } from '../../shared/protocol.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';

interface Props {
  file: string | undefined;
  day: string;
  onDay(day: string): void;
}

export function PageAtButton({ file, day, onDay }: Props) {
  const store = useStore();
  const page = useStudio(() => (file ? store.value(file) : undefined));
  const days = useMemo(() => changeDays(page), [page]);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (next: string) => {
    setAnchor(undefined);
    onDay(next);
  };
  return (
    <>
      {/* On focus it would stay after the popover closes, outside of the landmarks. */}
      <Tooltip title={t('studio/window:other-day')} disableFocusListener>
        <IconButton
          aria-label={t('studio/window:other-day')}
          aria-haspopup="dialog"
          aria-pressed={day !== ''}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={day ? { color: 'primary.main', backgroundColor: 'action.selected' } : undefined}
        >
          <EventIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('studio/window:other-day') } }}
      >
        <DayForm days={days} day={day} onDay={choose} />
      </Popover>
    </>
  );
}

interface FormProps {
  days: readonly ChangeDay[];
  day: string;
  onDay(day: string): void;
}

function DayForm({ days, day, onDay }: FormProps) {
  const [typed, setTyped] = useState(day);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onDay(typed);
      }}
      sx={{ display: 'grid', gap: 3, padding: 4, width: 300 }}
    >
      <Typography variant="h2">{t('studio/window:other-day-heading')}</Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          type="date"
          autoFocus
          fullWidth
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('studio/window:day'), required: true } }}
        />
        <Button type="submit" variant="outlined">
          {t('studio/window:show')}
        </Button>
      </Box>
      {days.map(({ day: changeDay, what }) => (
        <Button
          key={`${changeDay} ${what}`}
          onClick={() => onDay(changeDay)}
          sx={{ justifyContent: 'start', textAlign: 'left' }}
        >
          {printDay(changeDay)}: {what}
        </Button>
      ))}
      {day !== '' && <Button onClick={() => onDay('')}>{t('studio/window:today')}</Button>}
    </Box>
  );
}

interface ChangeDay {
  day: string;
  what: string;
}

/** Key of a date -> the message that says what happens then. */
const CHANGES: Record<string, string> = {
  publishAt: 'studio/window:goes-live',
  expireAt: 'studio/window:goes-off',
  endsAt: 'studio/window:event-over',
};
const MAX_DAYS = 6;

/** The days on which something of a page changes, each with what does. An event is over the day after. */
export function changeDays(page: Json | undefined): ChangeDay[] {
  const days = new Map<string, ChangeDay>();
  walk(page, (value, pointer) => {
    const key = pointer.slice(pointer.lastIndexOf('/') + 1);
    const what = CHANGES[key];
    const [date] = typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value) ?? []) : [];
    if (!what || !date || Number.isNaN(Date.parse(date))) return;
    const day = key === 'endsAt' ? dayAfter(date) : date;
    days.set(`${day} ${what}`, { day, what: t(what) });
  });
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(0, MAX_DAYS);
}

const DAY = 86_400_000;
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** The page of the canvas as it is at a chosen day; '' is today, as it is edited. */
export function usePageAt(file: string | undefined, onDay: () => void) {
  const edits = useStudio((state) => state.edits);
  const [day, setDay] = useState('');
  const body = day && file ? { edits, page: file, moment: day } : undefined;
  return {
    day,
    setDay(next: string) {
      onDay();
      setDay(next);
    },
    ...useAnswer('page-at', body),
  };
}

export type PageAt = ReturnType<typeof usePageAt>;
