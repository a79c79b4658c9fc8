import { fileCheck } from '../config-file.ts';
import { asText, isObject, pointerOf } from '../json/json.ts';

/** Kinds of section whose title comes from elsewhere, or is one of their own. */
const TITLED = new Set(['case-study', 'form-return', 'reset-password', 'account', 'auth-panel']);

/** The first section brings the title of the page. */
export const checkMainTitle = fileCheck(['page-title-missing'], ({ kind, value }) => {
  if (kind !== 'page' || !isObject(value) || !Array.isArray(value.sections)) return [];
  const [first] = value.sections;
  if (!isObject(first) || typeof first.title === 'string' || TITLED.has(asText(first.type)))
    return [];
  // Its schema says that it is missing, where it has to be there.
  if (first.type !== 'prose' && first.type !== 'figures') return [];
  return [
    {
      code: 'page-title-missing',
      severity: 'warning',
      pointer: pointerOf('sections', 0),
      message:
        'A página não tem título principal: é a primeira seção que o traz, e esta não tem “title”.',
      hint: 'Acrescente "title": "…" a esta seção, ou ponha antes dela uma com { "type": "hero", "title": "…", "text": "…" }.',
    },
  ];
});
