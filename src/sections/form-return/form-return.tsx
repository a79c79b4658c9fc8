import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormAssets } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { AfterSuccess } from '../../forms/ui/after-success.tsx';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import { Actions } from '../../ui/actions.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

type State = 'unknown' | 'confirmed' | 'refused';

/**
 * Where the CRM sends a visitor whose browser posted the form without scripts. The address says how
 * it went (`?success`, `?error`: vtiger); without scripts nobody can read it, so the text is neutral.
 */
export function FormReturn({ section }: { section: SectionOf<'form-return'> }) {
  const { search } = useLocation();
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    const query = new URLSearchParams(search);
    setState(query.has('error') ? 'refused' : query.has('success') ? 'confirmed' : 'unknown');
  }, [search]);
  const { title, text } = section[state];
  const form = state !== 'refused' && section.form;
  return (
    <SectionFrame
      section={{ ...section, title }}
      beside={Boolean(form)}
      aside={
        <Text role="status">
          <RichText text={text} />
        </Text>
      }
    >
      {form && <AfterForm id={form} />}
      <Ways>
        <Actions actions={section.actions} />
      </Ways>
    </SectionFrame>
  );
}

/** What its form says once it was sent; what was sent is not known here. */
function AfterForm({ id }: { id: string }) {
  const { form, messages } = useFormAssets(id);
  return (
    form.success && (
      <Next>
        <AfterSuccess success={form.success} texts={messages} />
      </Next>
    )
  );
}

const Next = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  alignSelf: 'start',
  '@media (min-width: 1000px)': { gridArea: '1 / 2 / span 2' },
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  '& > :first-child': { paddingTop: 0, borderTop: 0 },
});

const Text = styled('p')({ ...type.lead, maxWidth: 640, marginTop: 20 });

/** Below the text on wide screens, below all on others. */
const Ways = styled('div')({
  '@media (min-width: 1000px)': { '[data-beside] > &': { gridArea: '2 / 1' } },
});
