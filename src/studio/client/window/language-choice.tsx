import Translate from '@mui/icons-material/Translate';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { upperFirst } from '../../../lib/upper-first.ts';
import { t } from '../../../words/reader.ts';
import { LANGUAGE_COOKIE, type WordsInPage } from '../../../words/words-in-page.ts';

/** In seconds. */
const YEAR = 31_536_000;

export interface Languages extends Pick<WordsInPage, 'language' | 'languages'> {
  /** Stores what is not saved. */
  storeEdits(): Promise<void>;
}

/** The language that tools speak in this browser. The page is made anew in it, with what is not saved. */
export function LanguageChoice({ language, languages, storeEdits }: Languages) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const choose = async (chosen: string) => {
    close();
    if (chosen === language) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not all browsers have the Cookie Store API.
    document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; SameSite=Lax; max-age=${YEAR}`;
    await storeEdits(); // a page that goes away has no time to end that
    location.reload();
  };
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
              onClick={() => void choose(other)}
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
  return upperFirst(name, language);
}
