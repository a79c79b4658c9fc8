import { Box } from '@mui/material';
import { useState } from 'react';
import { t } from '../../../words/reader.ts';
import { dayInWords, printDay, readDay, readHour } from '../../shared/dates.ts';
import type { Requests, SiteAnswer, StartAnswer, StudioRecord } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

type Needs = Pick<StartAnswer['templates'][number], 'needsForm' | 'needsEvent' | 'needsCase'>;
type Parts = Pick<Requests['new-page']['body'], 'form' | 'ownForm' | 'event' | 'case'>;

const OWN = 'own ';
export const nowhere = () => ({ id: '', title: t('studio/pages:nowhere') });

/** What a template asks for beside its title: fields, and their values for the request. */
export function useNewPageParts({ needsForm, needsEvent, needsCase }: Needs) {
  const forms = useStudio(({ site }) => publicForms(site));
  const cards = useStudio(({ site }) => site.sources.cards);
  const [form, setForm] = useState(forms[0]?.id ?? '');
  const [event, setEvent] = useState(newEvent);
  const [client, setClient] = useState('');
  const [card, setCard] = useState(cards[0]?.id ?? '');
  const isOwn = form.startsWith(OWN);
  const values: Parts = {
    ...(needsForm && form && { form: form.replace(OWN, ''), ownForm: isOwn }),
    ...(needsEvent && { event: parseEvent(event) }),
    ...(needsCase && { case: { client, ...(card && { cards: card }) } }),
  };
  const copies = forms.map(({ id, title }) => ({
    id: OWN + id,
    title: t('studio/pages:own-form', { title }),
  }));
  const fields = (
    <>
      {needsCase && (
        <>
          <LabelledField
            label={t('studio/pages:client')}
            value={client}
            onChange={setClient}
            help={t('studio/pages:client-help')}
          />
          <LabelledField
            label={t('studio/pages:card')}
            value={card}
            onChange={setCard}
            options={[...cards, nowhere()]}
            help={t('studio/pages:card-help')}
          />
        </>
      )}
      {needsEvent && <NewEventFields value={event} onChange={setEvent} />}
      {needsForm && (
        <LabelledField
          label={t('studio/pages:form')}
          value={form}
          onChange={setForm}
          options={[...forms, ...copies]}
        />
      )}
    </>
  );
  return { fields, values };
}

/** As it is typed: "20/05/2027", "9h". */
interface EventDraft {
  day: string;
  from: string;
  to: string;
  place: string;
}

const newEvent = (): EventDraft => ({
  day: '',
  from: t('studio/pages:first-start'),
  to: t('studio/pages:first-end'),
  place: '',
});

/** In the notation of files; '' for what is no day or hour. */
const parseEvent = ({ day, from, to, place }: EventDraft): EventDraft => ({
  day: readDay(day) ?? '',
  from: readHour(from) ?? '',
  to: readHour(to) ?? '',
  place,
});

interface NewEventProps {
  value: EventDraft;
  onChange(value: EventDraft): void;
}

function NewEventFields({ value, onChange }: NewEventProps) {
  const field = (key: keyof EventDraft) => ({
    value: value[key],
    onChange: (next: string) => onChange({ ...value, [key]: next }),
  });
  const { day } = parseEvent(value);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr', gap: 3 }}>
        <LabelledField
          label={t('studio/pages:day')}
          help={
            day ? dayInWords(day) : t('studio/pages:day-example', { day: printDay('2027-05-20') })
          }
          {...field('day')}
        />
        <LabelledField label={t('studio/pages:starts')} {...field('from')} />
        <LabelledField label={t('studio/pages:ends')} {...field('to')} />
      </Box>
      <LabelledField
        label={t('studio/pages:place')}
        help={t('studio/pages:place-help')}
        {...field('place')}
      />
    </>
  );
}

/** The forms for any page; those of the accounts have pages of their own. */
export const publicForms = ({ sources }: SiteAnswer): StudioRecord[] =>
  (sources.records.forms ?? []).filter(({ group }) => !group);
