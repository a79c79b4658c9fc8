import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import { fixByName } from '../../../content/read/words/nearest.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean } from '../../../words/phrases.ts';
import { iconSuggestion, relatedIcons } from './icon-suggestion.ts';

/** Every icon exists in the icon package. */
export const checkIcons = siteCheck(['icon-missing'], ({ mentions, machine }, report) => {
  const names = machine.iconNames();
  for (const [value, files] of mentions.names.get('icon') ?? []) {
    if (names.has(value)) continue;
    const near = iconSuggestion(value, names);
    const related = near ? [] : relatedIcons(value, names);
    const like =
      related.length > 0 ? msg('words:did-you-mean', { value: anyOf(related) }) : didYouMean(near);
    for (const { entry, reference } of usesNaming(['icon', value], files))
      report(entry, {
        code: 'icon-missing',
        pointer: reference.pointer,
        message: [msg('checks/icons:missing', { icon: quoted(value) }), like],
        hint: near ? msg('checks/icons:near-hint', { near }) : msg('checks/icons:missing-hint'),
        ...fixByName(value, near, names),
      });
  }
});
