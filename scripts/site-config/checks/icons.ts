import { iconNames, iconSuggestion } from '../references/icon-names.ts';
import { siteCheck } from '../site.ts';
import { fixByOnly } from '../words/nearest.ts';
import { didYouMean, quote } from '../words/wording.ts';

/** Every icon exists in the icon package. */
export const checkIcons = siteCheck(['icon-missing'], ({ entries }, report) => {
  for (const entry of entries)
    for (const { kind, value, pointer } of entry.named) {
      if (kind !== 'icon' || iconNames().has(value)) continue;
      const near = iconSuggestion(value);
      report(entry, {
        code: 'icon-missing',
        pointer,
        message: `Não há um ícone chamado ${quote(value)}.${didYouMean(near)}`,
        hint: near
          ? `Escreva "${near}", ou escolha outro em https://mui.com/material-ui/material-icons/.`
          : 'Escolha um em https://mui.com/material-ui/material-icons/ e copie o nome como está lá.',
        fix: near ? fixByOnly(value, iconNames()) : undefined,
      });
    }
});
