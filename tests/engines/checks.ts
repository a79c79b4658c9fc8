import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from '../../src/demo/store.ts';
import { appModules } from '../app-modules.ts';
import { newEmail, PASSWORD } from '../auth.ts';
import { PHONE, who } from '../contact.ts';
import { routesOf } from '../routes.ts';
import { fixture } from '../sites.ts';
import { ESCAPE } from './engine.ts';
import type { Visitor } from './visitor.ts';

interface Inbox {
  leads: { fields: Record<string, string> }[];
  emails: Email[];
}

const WIDE: [number, number] = [1280, 800];
const NARROW: [number, number] = [390, 800];

/** The first link of a list that stays on the site. */
const INSIDE = 'a[href^="/"]:not([href*="#"])';

const SHEET = 'main link[rel=stylesheet]';
const FONTS_LOADED = `return document.readyState === 'complete' && document.fonts.status === 'loaded'`;

export type Check = [title: string, check: (visitor: Visitor) => Promise<void>];

/** What every engine has to do, told by structure: no word of the site is read. One after the other, in one visit. */
export const checks: Check[] = [
  ['an idle page downloads the app, which waits for the first intent', idle],
  ['styles: the app takes the sheet of a page over, and nothing looks otherwise', styles],
  [
    'consent: the banner asks, the answer stays, the dialog closes by Escape and beside it',
    consent,
  ],
  ['no page scrolls sideways, wide or narrow', overflow],
  ['menus open, close and lead on, wide and narrow', menus],
  ['a link changes the page without a reload, and focuses its heading; back works', navigation],
  ['the contact form tells what is missing, and what it sends arrives', contact],
  ['sign up, confirm by e-mail, sign out, sign in', access],
];

async function idle(visitor: Visitor) {
  await visitor.open('/sobre');
  const bringApp = await visitor.ask<string>(
    `return fetch(document.querySelector('[data-bring]').dataset.bring).then((found) => found.text())`,
  );
  await visitor.ask(
    `globalThis.refused = [];
     addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
     return true;`,
  );
  await visitor.until(
    'each file of the app has been downloaded',
    `const files = ${JSON.stringify(appModules(bringApp))};
     const loaded = performance.getEntriesByType('resource').filter((entry) => entry.decodedBodySize > 0);
     return files.every((file) => loaded.some(({ name }) => name.endsWith(file)));`,
  );
  const refused = await visitor.ask<string[]>('return refused');
  if (refused.length > 0) throw new Error(`The page's own policy refuses ${refused.join(', ')}`);
}

async function styles(visitor: Visitor) {
  const look = () =>
    visitor.ask<string[]>(
      `return [...document.querySelectorAll('main *:not([data-below]), footer *')].map((one) => {
         const { x, y, width, height } = one.getBoundingClientRect();
         const { color, backgroundColor, font } = getComputedStyle(one);
         return [one.localName, x, y, width, height, color, backgroundColor, font].join(' ');
       });`,
    );
  const isServed = () => visitor.ask<boolean>(`return Boolean(document.querySelector('${SHEET}'))`);
  await visitor.engine.resize(...WIDE);
  await visitor.open('/sobre');
  await visitor.until('all is there', FONTS_LOADED);
  await visitor.until(
    'the icons of the footer are drawn',
    `const icons = [...document.querySelectorAll('footer a[aria-label] > [aria-hidden]')];
     return icons.length > 1 && icons.every((icon) => {
       const { maskImage, backgroundColor } = getComputedStyle(icon);
       return maskImage.startsWith('url("data:') && backgroundColor !== 'rgba(0, 0, 0, 0)';
     })`,
  );
  const before = await look();
  if (!(await isServed())) throw new Error('There was no sheet, or the app had come');
  await visitor.hydrated();
  if (await isServed()) throw new Error('The app has left the sheet in its place');
  const changed = (await look()).find((one, at) => one !== before[at]);
  if (changed) throw new Error(`It was otherwise before: ${changed}`);
  await visitor.engine.resize(...NARROW);
  const narrow = await look();
  await visitor.open('/sobre');
  await visitor.until('all is there', FONTS_LOADED);
  const other = (await look()).find((one, at) => one !== narrow[at]);
  if (other) throw new Error(`Made narrow, it was otherwise: ${other}`);
}

async function consent(visitor: Visitor) {
  const dialog = 'dialog[open]';
  const reopen = 'footer button[aria-haspopup=dialog]';
  await visitor.engine.resize(...WIDE);
  await visitor.open('/sobre');
  await visitor.shows('#_consent');
  await visitor.click('#_consent button');
  await visitor.hides('#_consent');
  await visitor.open('/sobre');
  await visitor.hydrated();
  await visitor.hides('#_consent');

  await visitor.click(reopen);
  await visitor.shows(dialog);
  await visitor.engine.type(ESCAPE);
  await visitor.hides(dialog);
  await visitor.click(reopen);
  await visitor.shows(dialog);
  await visitor.click(`${dialog} h2`);
  await visitor.shows(dialog);
  await visitor.engine.clickAt(20, 400);
  await visitor.hides(dialog);
}

async function overflow(visitor: Visitor) {
  for (const path of routesOf(fixture)) {
    await visitor.open(path);
    for (const size of [WIDE, NARROW]) {
      await visitor.engine.resize(...size);
      // WebKit tells the width of before for a moment, where the app starts meanwhile.
      await visitor.until(
        `${path} at ${size[0]} px does not scroll sideways`,
        'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth',
      );
    }
  }
}

async function menus(visitor: Visitor) {
  const open = ':popover-open';
  await visitor.engine.resize(...WIDE);
  await visitor.open('/sobre');
  await visitor.click('header li > button[popovertarget]');
  await visitor.shows(`${open} ${INSIDE}`);
  await visitor.engine.type(ESCAPE);
  await visitor.hides(open);
  await visitor.hydrated();
  await visitor.click('header li > button[popovertarget]');
  await leadsOn(visitor, `${open} ${INSIDE}`);
  await visitor.hides(open);

  await visitor.engine.resize(...NARROW);
  await visitor.open('/sobre');
  await visitor.hydrated();
  await visitor.click('header button[popovertarget=_menu-mobile]');
  await visitor.click(`${open} summary`);
  await leadsOn(visitor, `${open} details[open] ${INSIDE}`);
  await visitor.hides(open);
}

async function navigation(visitor: Visitor) {
  await visitor.engine.resize(...WIDE);
  await visitor.open('/');
  await visitor.hydrated();
  const home = await visitor.ask<string>('window.stayed = true; return document.title');
  await leadsOn(visitor, `main ${INSIDE}`);
  await visitor.until(
    'the heading has the focus',
    `return document.activeElement.tagName === 'H1'`,
  );
  await visitor.until('its own title', 'return document.title !== args[0]', home);
  await visitor.ask('history.back()');
  await visitor.until('back at the start', 'return document.title === args[0]', home);
  if (!(await visitor.ask('return window.stayed === true')))
    throw new Error('The page was loaded anew');
}

/** Follows a link to where it says. */
async function leadsOn(visitor: Visitor, selector: string) {
  await visitor.shows(selector);
  const path = await visitor.ask<string>(
    'return document.querySelector(args[0]).pathname',
    selector,
  );
  await visitor.click(selector);
  await visitor.until(`at ${path}`, 'return location.pathname === args[0]', path);
}

async function contact(visitor: Visitor) {
  const lastname = who('motor');
  const form = 'main form[data-ready]';
  const values = {
    firstname: 'José',
    lastname,
    company: 'Ação Ltda.',
    email: 'jose@exemplo.com.br',
  };
  await openForm(visitor, '/fale-conosco', form);
  await visitor.click(`${form} [type=submit]`);
  await visitor.shows(`${form} [aria-invalid=true]`);
  await openForm(visitor, '/fale-conosco', form);
  for (const [name, value] of Object.entries(values)) await visitor.fill(`[name=${name}]`, value);
  await visitor.fill('[name=phone]', PHONE.replace(/\D/g, ''));
  await visitor.click('[name=emailoptin]');
  await visitor.click(`${form} .local-captcha input`);
  await visitor.until(
    'the captcha is solved',
    `return document.querySelector('[name=g-recaptcha-response]').value`,
  );
  await visitor.click(`${form} [type=submit]`);
  const lead = await arrived(visitor, ({ leads }) =>
    leads.find(({ fields }) => fields.lastname === lastname),
  );
  if (lead.fields.firstname !== values.firstname) throw new Error(JSON.stringify(lead.fields));
}

async function access(visitor: Visitor) {
  const email = newEmail('motor');
  const account = 'button[popovertarget=_menu-account]';
  const ready = '[role=tabpanel]:not([hidden]) form[data-ready]';
  await fetch(`${visitor.origin}/auth/v1/settings`); // the very first request opens the database
  await openForm(visitor, '/auth', ready);
  await visitor.click('[role=tab][aria-selected=false]');
  await visitor.fill(`${ready} [name=fullName]`, 'Ana Souza');
  await visitor.fill(`${ready} [name=email]`, email);
  await visitor.fill(`${ready} [name=password]`, PASSWORD);
  await visitor.fill(`${ready} [name=confirmPassword]`, PASSWORD);
  await visitor.click(`${ready} [type=submit]`);
  const { links } = await arrived(visitor, ({ emails }) => emails.find(({ to }) => to === email));
  const { pathname, search } = new URL(links[0]!);
  await visitor.open(pathname + search);
  await visitor.click('dialog[open] button'); // the link is used after a press
  await visitor.shows(account);

  await visitor.click(account);
  await visitor.click('#_menu-account button');
  await visitor.until('signed out', 'return !document.querySelector(args[0])', account);
  await openForm(visitor, '/auth', ready);
  await visitor.fill(`${ready} [name=email]`, email);
  await visitor.fill(`${ready} [name=password]`, PASSWORD);
  await visitor.click(`${ready} [type=submit]`);
  await visitor.until('at the start', `return location.pathname === '/'`);
  await visitor.shows(account);
}

/** Opens a page whose form the app takes over. */
async function openForm(visitor: Visitor, path: string, form: string): Promise<void> {
  await visitor.open(path);
  await visitor.engine.clickAt(2, 2);
  await visitor.shows(form);
}

/** Waits for something to be in the inbox of the stand-ins. */
async function arrived<T>(visitor: Visitor, find: (inbox: Inbox) => T | undefined): Promise<T> {
  for (const end = Date.now() + 90_000; Date.now() < end; await wait(200)) {
    const response = await fetch(`${visitor.origin}/__local/inbox.json`).catch(() => undefined);
    const found = response && find((await response.json()) as Inbox);
    if (found) return found;
  }
  throw new Error('It did not arrive');
}
