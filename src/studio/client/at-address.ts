/** The studio's window at an address of the site. */
import { openAtAddress } from '../remote/open-at-address.ts';
import { setHost } from '../shared/host.ts';
import { openWindow } from './open-window.tsx';

void openAtAddress({
  open(host, words) {
    setHost(host);
    return openWindow(words);
  },
});
