import { asText, isObject, type JsonObject } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { quote } from '../words/wording.ts';
import type { SlotKind } from './layout.ts';

type Content = 'page' | 'form' | 'section' | 'list';

const WHAT: Record<Content, string> = {
  page: 'uma página (tem “path” e “sections”)',
  form: 'um formulário (tem “fields” e “submit”)',
  section: 'uma seção',
  list: 'só a lista de seções de uma página',
};

const PLACES: Partial<Record<SlotKind, string>> = {
  page: 'uma página',
  form: 'um formulário',
  collection: 'uma coleção',
};

const AROUND =
  '{ "path": "/endereco", "meta": { "title": "…", "description": "…", "keywords": ["…"] }, "sections": [ … ] }';

/** A finding for a file whose content belongs to another kind of file, in place of an error for each field. */
export function misfiled(
  { kind, file, name }: { kind: SlotKind; file: string; name: string },
  value: unknown,
  sectionTypes: readonly string[],
): Finding | undefined {
  const content = contentOf(value, sectionTypes);
  if (content === undefined || content === kind || kind === 'single') return undefined;
  if (content === 'list' && kind !== 'page') return undefined;
  return {
    code: 'misfiled',
    message: `O conteúdo deste arquivo é ${contentName(content, value)}, e o lugar dele (${file.replace(/[^/]+$/, '')}) é de ${PLACES[kind]}.`,
    hint: whereTo(content, kind, name),
  };
}

function contentOf(value: unknown, sectionTypes: readonly string[]): Content | undefined {
  const isSection = (item: unknown) => isObject(item) && sectionTypes.includes(asText(item.type));
  if (Array.isArray(value)) return value.some(isSection) ? 'list' : undefined;
  if (!isObject(value)) return undefined;
  if (hasPage(value)) return 'page';
  if ('fields' in value && ('submit' in value || 'submitLabel' in value)) return 'form';
  return isSection(value) ? 'section' : undefined;
}

const hasPage = (value: JsonObject) => 'sections' in value && ('path' in value || 'meta' in value);

const contentName = (content: Content, value: unknown): string =>
  content === 'section' && isObject(value)
    ? `${WHAT.section} (${quote(asText(value.type))})`
    : WHAT[content];

function whereTo(content: Content, kind: SlotKind, name: string): string {
  if (content === 'page') return `Leve o arquivo inteiro para site-config/pages/${name}.json`;
  if (content === 'form') return `Leve o arquivo inteiro para site-config/forms/${name}.json`;
  if (content === 'list') return `Ponha a página em volta da lista: ${AROUND}`;
  const leave = 'Recorte tudo e cole em “sections” de uma página.';
  return kind === 'page' ? `${leave} Se é uma página nova, ponha em volta: ${AROUND}` : leave;
}
