import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { compileForm } from '../../content/compile/page-data.ts';
import { richNodes } from '../../content/compile/rich-text.ts';
import { SiteProvider } from '../../ui/data/site-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { FormContextProvider } from './form-context.ts';

type Shown = Pick<Parameters<typeof FieldFrame>[0], 'field' | 'layout'> & { texts?: object };

function Frame({ field, layout, texts = {} }: Shown) {
  return (
    <SiteProvider value={{ assets: { texts }, site: { contacts: {} } } as never}>
      <FormContextProvider value={{ texts: { optional: '(opcional)' } } as never}>
        <FormProvider {...useForm()}>
          <FieldFrame field={field} id={field.name} {...(layout && { layout })}>
            {(described) => <input {...described} id={field.name} />}
          </FieldFrame>
        </FormProvider>
      </FormContextProvider>
    </SiteProvider>
  );
}

test('the label of a box has its links, and is words for what else names it', () => {
  const written = 'Li e aceito a [política](/privacidade)';
  const {
    fields: [field],
  } = compileForm(
    {
      title: 'Teste',
      submitLabel: 'Enviar',
      fields: [{ type: 'checkbox', name: 'ok', label: written, required: true }],
      submit: {
        strategy: 'log-and-track',
        formName: 'x',
        notices: { confirmed: 'a', refused: 'b' },
      },
    },
    { language: 'pt-BR', timeZone: 'America/Sao_Paulo' },
  );
  if (field?.type !== 'checkbox') throw new Error('The field is gone.');
  expect(field.label).toBe('Li e aceito a política');
  const texts = { [written]: richNodes(written) };
  const html = renderToStaticMarkup(<Frame field={field} layout="beside" texts={texts} />);
  expect(html.replace(/<style.*?<\/style>/g, '')).toMatch(
    /<label[^>]*for="ok"[^>]*>Li e aceito a <a [^>]*href="\/privacidade"[^>]*>política<\/a><\/label>/,
  );
});

test('help stands above a control, whether or not another stands beside it', () => {
  const parts = (width?: 'half') =>
    renderToStaticMarkup(
      <Frame field={{ name: 'dia', label: 'Dia', help: 'Ajuda', ...(width && { width }) }} />,
    ).match(/<label|Ajuda|<input/g);
  expect(parts()).toEqual(['<label', 'Ajuda', '<input']);
  expect(parts('half')).toEqual(['<label', 'Ajuda', '<input']);
});
