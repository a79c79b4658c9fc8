import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../ui/data/site-context.ts';
import { FormContextProvider } from '../kit/form-context.ts';
import { ErrorSummary } from './error-summary.tsx';

function Shown({ language }: { language: string }) {
  const fields = ['a', 'b'].map((name) => ({ type: 'text', name, label: name.toUpperCase() }));
  const errors = Object.fromEntries(fields.map(({ name }) => [name, { type: 'required' }]));
  const texts = { summaryTitle: 'T', requiredFields: 'Fill in: {fields}.' };
  return (
    <SiteProvider value={{ site: { language }, assets: { texts: {} } } as never}>
      <FormContextProvider value={{ form: { fields }, base: '', texts, notices: [] } as never}>
        <FormProvider {...useForm({ errors })}>
          <ErrorSummary ref={() => {}} />
        </FormProvider>
      </FormContextProvider>
    </SiteProvider>
  );
}

test.each([
  ['pt-BR', 'Fill in: A,\nB.'],
  ['ar-JO', 'Fill in: A،\nB.'],
])(
  'fields that are missing in %s have the comma of the language between them',
  (language, text) => {
    const shown = renderToStaticMarkup(<Shown language={language} />);
    expect(shown.replace(/<style.*?<\/style>|<[^>]+>/gs, '')).toContain(text);
  },
);
