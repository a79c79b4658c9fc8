import Translate from '@mui/icons-material/Translate';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { t } from '../../../words/reader.ts';
import { LANGUAGE_COOKIE, type WordsInPage } from '../../../words/words-in-page.ts';

/** The language that tools speak in this browser. */
export function LanguageChoice({
  language,
  languages,
}: Pick<WordsInPage, 'language' | 'languages'>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Tooltip title={t('studio/window:language')}>
        <IconButton
          aria-label={t('studio/window:language')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Translate fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {languages.map((other) => (
            <MenuItem
              key={other}
              dense
              role="menuitemradio"
              lang={other}
              selected={other === language}
              aria-checked={other === language}
              onClick={() => {
                close();
                if (other !== language) choose(other);
              }}
            >
              {ownName(other)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** "pt-BR" -> "Português (Brasil)" */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const YEAR = 31_536_000;

/** The page is made anew in that language. What is not saved is stored, as whenever a window closes. */
function choose(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not all browsers have the Cookie Store API.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; SameSite=Lax; max-age=${YEAR}`;
  location.reload();
}
