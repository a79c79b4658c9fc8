import { useState } from 'react';
import type { Requests, StartAnswer } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { NEW_EVENT, NewEventFields, parseEvent } from './new-event-fields.tsx';
import { publicForms } from './public-forms.ts';

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
