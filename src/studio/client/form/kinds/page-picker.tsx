import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { hasWords } from '../../../../app/dev/query-words.ts';
import { t } from '../../../../words/reader.ts';
import type { Sources } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { useSources } from '../state/form-context.ts';
import { TextInput } from '../ui/controls.tsx';

const Option = styled('li')({
  display: 'grid !important',
  justifyItems: 'start',
  fontSize: 13,
  lineHeight: '18px',
  '& small': { fontSize: 12, color: palette.text.secondary },
  // Muted, it would not be read on the ground of what is chosen.
  '&[aria-selected="true"] small': { color: 'inherit' },
});

/** The most options to list; typing finds the others. */
const MOST = 60;

interface Props {
  label: string;
  path: string;
  invalid: boolean;
  autoFocus?: boolean | undefined;
  onChange(path: string): void;
}

/** Chooses a page, or an anchor in it, by title. A path can be typed too. */
export function PagePicker({ label, path, invalid, autoFocus, onChange }: Props) {
  const options = pageOptions(useSources().pages);
  const known = options.find((option) => option.path === path);
  const typed = known || path === '' ? undefined : { path, title: path };
  return (
    <Autocomplete<PageOption>
      openOnFocus={!autoFocus}
      // Enter takes the first that fits: words that lead nowhere are no link.
      autoHighlight
      options={typed ? [typed, ...options] : options}
      value={known ?? typed ?? null}
      onChange={(_, next) => onChange(next?.path ?? '')}
      getOptionLabel={({ title }) => title}
      getOptionKey={(option) => option.path}
      isOptionEqualToValue={(option, other) => option.path === other.path}
      filterOptions={found}
      noOptionsText={t('studio/form:no-page')}
      clearText={t('studio/form:remove')}
      openText={t('studio/form:open')}
      closeText={t('studio/ui:close')}
      renderOption={({ key, ...props }, option) => (
        <Option key={key} {...props}>
          {option.title}
          <small>{option.path}</small>
        </Option>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <TextInput
            {...params.slotProps.htmlInput}
            aria-label={label}
            aria-invalid={invalid}
            autoFocus={autoFocus}
            placeholder={t('studio/form:choose-page')}
            onBlur={(event) => {
              params.slotProps.htmlInput.onBlur?.(event);
              const typed = event.target.value.trim();
              if (/^[/#]/.test(typed) && typed !== path) onChange(typed);
            }}
          />
        </div>
      )}
    />
  );
}

/** Options whose title or path has all words. */
function found(options: PageOption[], { inputValue }: { inputValue: string }): PageOption[] {
  const isFound = hasWords(inputValue);
  return options.filter(({ path, title }) => isFound(`${title} ${path}`)).slice(0, MOST);
}

interface PageOption {
  path: string;
  /** "Sobre", "Sobre › História" */
  title: string;
}

const cache = new WeakMap<Sources['pages'], PageOption[]>();

/** All pages, each followed by its anchors. */
function pageOptions(pages: Sources['pages']): PageOption[] {
  const options =
    cache.get(pages) ??
    pages.flatMap(({ path, title, anchors }) => [
      { path, title },
      ...anchors.map((anchor) => ({
        path: `${path}#${anchor.id}`,
        title: `${title} › ${anchor.title}`,
      })),
    ]);
  cache.set(pages, options);
  return options;
}
