import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../ui/data/site-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { FormContextProvider } from './form-context.ts';

function Shown({ width }: { width?: 'half' }) {
  const field = { name: 'dia', label: 'Dia', help: 'Ajuda', ...(width && { width }) };
  return (
    <SiteProvider value={{ assets: { texts: {} } } as never}>
      <FormContextProvider value={{ texts: { optional: '(opcional)' } } as never}>
        <FormProvider {...useForm()}>
          <FieldFrame field={field} id="dia">
            {(described) => <input {...described} id="dia" />}
          </FieldFrame>
        </FormProvider>
      </FormContextProvider>
    </SiteProvider>
  );
}

test('help stands above a control, whether or not another stands beside it', () => {
  const parts = (width?: 'half') =>
    renderToStaticMarkup(<Shown {...(width && { width })} />).match(/<label|Ajuda|<input/g);
  expect(parts()).toEqual(['<label', 'Ajuda', '<input']);
  expect(parts('half')).toEqual(['<label', 'Ajuda', '<input']);
});
