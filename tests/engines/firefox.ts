import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Engine, type EngineSource, ESCAPE } from './engine.ts';

const INSTALLED = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const executablePath = INSTALLED.find((path) => path && existsSync(path));

/** Over WebDriver BiDi. */
async function launch(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: 0, // a slow machine is no reason to fail
    protocolTimeout: 0,
    extraPrefsFirefox: {
      'widget.gtk.overlay-scrollbars.enabled': false, // as on Windows, they take room
      'intl.accept_languages': 'pt-BR',
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => (text === ESCAPE ? page.keyboard.press('Escape') : page.keyboard.type(text)),
    close: () => browser.close(),
  };
}

export const firefox: EngineSource = {
  name: 'Firefox',
  package: 'firefox-esr',
  launch: executablePath ? launch : undefined,
};
