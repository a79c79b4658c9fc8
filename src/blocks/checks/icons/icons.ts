import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import { fixByName } from '../../../content/read/words/nearest.ts';
import { didYouMean, quote } from '../../../content/read/words/wording.ts';
import { iconSuggestion } from './icon-suggestion.ts';

/** Every icon exists in the icon package. */
export const checkIcons = siteCheck(['icon-missing'], ({ mentions, machine }, report) => {
  const names = machine.iconNames();
  for (const [value, files] of mentions.names.get('icon') ?? []) {
    if (names.has(value)) continue;
    const near = iconSuggestion(value, names);
    for (const { entry, reference } of usesNaming(['icon', value], files))
      report(entry, {
        code: 'icon-missing',
        pointer: reference.pointer,
        message: `Não há um ícone chamado ${quote(value)}.${didYouMean(near)}`,
        hint: near
          ? `Escreva "${near}", ou escolha outro em https://mui.com/material-ui/material-icons/.`
          : 'Escolha um em https://mui.com/material-ui/material-icons/ e copie o nome como está lá.',
        ...fixByName(value, near, names),
      });
  }
});
