/** The studio's window behind the dev server. */
import { speakFromPage } from '../../words/words-in-page.ts';
import { setHost } from '../shared/host.ts';
import { devHost } from './dev-host.ts';
import { openWindow } from './open-window.tsx';

setHost(devHost);
void openWindow(speakFromPage('studio'));
