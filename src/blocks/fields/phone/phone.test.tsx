import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormContextProvider } from '../../../forms/kit/form-context.ts';
import { SiteProvider } from '../../../ui/data/site-context.ts';
import { phone } from './phone.tsx';
import { traits } from './traits.ts';

function Shown({ language, width }: { language: string; width?: string }) {
  const field = traits.compile?.(
    { type: 'phone', name: 'p', label: 'P', countries: ['jo', 'eg'], width } as never,
    { language, timeZone: 'UTC', plainText: String },
  );
  return (
    <SiteProvider value={{ site: { language }, assets: { texts: {} } } as never}>
      <FormContextProvider value={{ base: '', texts: {} } as never}>
        <FormProvider {...useForm()}>
          <phone.Control field={field as never} />
        </FormProvider>
      </FormContextProvider>
    </SiteProvider>
  );
}

test.each([
  ['en', undefined, 'Jordan (+962)'],
  ['ar', undefined, 'الأردن (\u2066+962\u2069)'],
  ['ar', 'half', '\u2066+962\u2069 الأردن'],
])('in %s, a calling code has its plus at its left', (language, width, text) => {
  const shown = renderToStaticMarkup(<Shown language={language} {...(width && { width })} />);
  expect(shown).toContain(`>${text}</option>`);
});
