import { rememberAskedPage } from '../../visitor/auth/account-pages.ts';
import { msg } from '../../words/message.ts';
import { speak, worded } from '../../words/reader.ts';
import { wordsOf } from '../../words/words.ts';
import type { WordsInPage } from '../../words/words-in-page.ts';
import { chosenLanguage } from '../shared/chosen-language.ts';
import { Failure, isMessage } from '../shared/failure.ts';
import type { Host } from '../shared/host.ts';
import type { RemoteSetup, StudioSettings } from '../shared/remote-site.ts';
import { createAccountDrafts } from './account-drafts.ts';
import { createAsk } from './ask.ts';
import { browserMachine, readBuilt } from './browser-machine.ts';
import { draftTable } from './draft-table.ts';
import { showGate } from './gate.ts';
import { COPY_CHANGED, keptInBrowser, SITE_CHANGED } from './kept.ts';
import { copyOf } from './published.ts';
import { remoteHost } from './remote-host.ts';
import { openSession } from './session.ts';
import { hidePicture, showPicture, startShowing } from './shown-pictures.ts';

type Open = (host: Host, words: Pick<WordsInPage, 'language' | 'languages'>) => Promise<void>;

/** Opens the window for who is signed in and may edit; others read what to do. */
export async function openAtAddress(settings: StudioSettings, open: Open): Promise<void> {
  const language = chosenLanguage(Object.keys(settings.setups));
  const machine = browserMachine(settings, settings.setups[language] ?? '');
  try {
    const [setup, texts] = await Promise.all([machine.setup(), readBuilt(settings.authTexts)]);
    speakAs(setup);
    const session = await openSession(settings, texts as never);
    if (!session) return askToSignIn(settings);
    const { origin } = new URL(settings.supabase.url, location.origin);
    const { publishableKey } = settings.supabase;
    const ask = createAsk({ url: `${origin}/functions/v1/studio`, publishableKey }, session);
    const kept = keptInBrowser(settings.path, session.person.id);
    const table = draftTable({ origin, publishableKey }, session);
    const drafts = createAccountDrafts({ ask, kept, table, show: showBrought });
    // What was saved, sent or published, and another try where an answer was missing.
    for (const event of [SITE_CHANGED, COPY_CHANGED, 'online', 'focus'])
      addEventListener(event, drafts.changed);
    const may = await copyOf({ ask, kept }).catch((error) => refused(error, session.person.email));
    if (!may) return;
    const canShow = await startShowing({
      ...{ script: settings.service, scope: settings.path },
      documents: [settings.path, settings.canvas],
    });
    const host = remoteHost({ settings, machine, session, drafts, ask, kept, worded, canShow });
    await open(host, { language: setup.words.reader.language, languages: setup.languages });
  } catch (error) {
    tellWhyNot(error);
  }
}

async function showBrought(path: string, bytes: BlobPart | undefined): Promise<void> {
  // Some private windows show no picture before it is published; it is kept there all the same.
  if ('caches' in globalThis)
    await (bytes === undefined ? hidePicture(path) : showPicture(path, bytes));
  dispatchEvent(new Event(SITE_CHANGED));
}

function speakAs({ words: { reader } }: RemoteSetup): void {
  speak(wordsOf(reader.language, reader.catalogue, 'studio', reader.ofSite));
  document.documentElement.lang = reader.language;
  document.title = worded(msg('studio/server:title'));
}

function askToSignIn({ path, signIn }: StudioSettings): void {
  // It leads back here.
  rememberAskedPage(path);
  showGate({
    title: 'studio/server:title',
    text: msg('studio/remote:sign-in-first'),
    action: { label: 'studio/remote:sign-in', to: signIn },
  });
}

/** Who has no role is told whom to ask. */
function refused(error: unknown, email: string): undefined {
  const isDenied = error instanceof Failure && isMessage(error, 'studio/remote:denied');
  if (!isDenied) throw error;
  showGate({
    title: 'studio/server:title',
    text: msg('studio/remote:no-role', { email }),
    action: { label: 'studio/window:reload', press: () => location.reload() },
  });
}

function tellWhyNot(error: unknown): void {
  if (!(error instanceof Failure)) reportError(error);
  const why = error instanceof Failure ? error.wording : String(error);
  showGate({
    title: 'studio/server:title',
    text: msg('studio/remote:not-opened', { why }),
    action: { label: 'studio/window:reload', press: () => location.reload() },
  });
}
