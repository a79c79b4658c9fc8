import { Box } from '@mui/material';
import { useState } from 'react';
import { dayInWords, readDay, readHour } from '../../shared/dates.ts';
import type { Requests, SiteAnswer, StartAnswer, StudioRecord } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

type Needs = Pick<StartAnswer['templates'][number], 'needsForm' | 'needsEvent' | 'needsCase'>;
type Parts = Pick<Requests['new-page']['body'], 'form' | 'ownForm' | 'event' | 'case'>;

const OWN = 'own ';
export const NOWHERE = { id: '', title: 'Por enquanto, em nenhum' };

/** What a template asks for beside its title: fields, and their values for the request. */
export function useNewPageParts({ needsForm, needsEvent, needsCase }: Needs) {
  const forms = useStudio(({ site }) => publicForms(site));
  const cards = useStudio(({ site }) => site.sources.cards);
  const [form, setForm] = useState(forms[0]?.id ?? '');
  const [event, setEvent] = useState(NEW_EVENT);
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
    title: `Um novo, só desta página, cópia de “${title}”`,
  }));
  const fields = (
    <>
      {needsCase && (
        <>
          <LabelledField
            label="Cliente"
            value={client}
            onChange={setClient}
            help="Como o cliente é chamado no caso."
          />
          <LabelledField
            label="Cartão"
            value={card}
            onChange={setCard}
            options={[...cards, NOWHERE]}
            help="Onde um cartão leva ao caso. Ele só aparece quando a página estiver no ar."
          />
        </>
      )}
      {needsEvent && <NewEventFields value={event} onChange={setEvent} />}
      {needsForm && (
        <LabelledField
          label="Formulário"
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

const NEW_EVENT: EventDraft = { day: '', from: '9h', to: '12h', place: '' };

/** In the notation of files; '' for what is no day or hour. */
const parseEvent = ({ day, from, to, place }: EventDraft): EventDraft => ({
  day: readDay(day) ?? '',
  from: readHour(from) ?? '',
  to: readHour(to) ?? '',
  place,
});

interface NEW_EVENTProps {
  value: EventDraft;
  onChange(value: EventDraft): void;
}

function NewEventFields({ value, onChange }: NEW_EVENTProps) {
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

/** The forms for any page; those of the accounts have pages of their own. */
export const publicForms = ({ sources }: SiteAnswer): StudioRecord[] =>
  (sources.records.forms ?? []).filter(({ group }) => !group);
