/** The studio's window: at an address, if its document has settings for it, else behind the dev server. */
import { t } from '../../words/reader.ts';
import { speakFromPage } from '../../words/words-in-page.ts';
import { openAtAddress } from '../remote/open-at-address.ts';
import { type Host, setHost } from '../shared/host.ts';
import { SETTINGS_ID } from '../shared/remote-site.ts';
import { devHost } from './dev-host.ts';
import { openWindow } from './open-window.tsx';

const open = (host: Host, words: Parameters<typeof openWindow>[0]): Promise<void> => {
  setHost(host);
  return openWindow(words);
};

/** A site of ten thousand pages takes seconds to be read. */
function openBehindServer(): Promise<void> {
  const words = speakFromPage('studio');
  const opening = document.createElement('p');
  opening.role = 'status';
  opening.textContent = t('studio/remote:opening');
  document.getElementById('root')?.append(opening);
  return open(devHost, words);
}

const settings = document.getElementById(SETTINGS_ID)?.textContent;
const opened = settings ? openAtAddress(JSON.parse(settings), open) : openBehindServer();
opened.catch(reportError);
