/** What the trials of several service pages share. */
import type { Locator } from 'playwright/test';
import { rewrite, withoutSections } from './edits.ts';
import { closing, fileOf, leadsToContact, now } from './look.ts';
import { on, type Statement } from './statement.ts';

export const CHALLENGES = /desafio|problema/i;

export const FEATURES = /recurso|funcionalidade/i;

export const VENDORS = /fabricante|parceiro|ferramenta/i;

/** A paragraph that is no part of a head, a list, a table or a tab. */
export const PARAGRAPH = 'p:not(:is(header, li, dl, table, [role=tabpanel]) p)';

/** Parts of a section: of a list, a table, tabs, or texts beside each other. */
export const items = (scope: Locator): Locator =>
  scope.locator(`li, dl > div, tbody > tr, [role=tabpanel], ${PARAGRAPH}`);

/** The call to action of a page leads to the form. */
export const callTo = (id: string, says: string, path: string, differs?: string): Statement => ({
  id,
  says,
  differs,
  tried: on(path, async (page) => {
    await leadsToContact(closing(page));
    await now(closing(page).locator('a[href^="/fale-conosco"]').first()).toBeVisible();
  }),
  breaks: [
    rewrite(fileOf(path), 'the call to action leads elsewhere', ({ sections }) => {
      for (const one of sections ?? [])
        if (`${one.type}` === 'call-to-action')
          for (const action of one.actions ?? []) action.to = '/sobre' as never;
    }),
    withoutSections(fileOf(path), /^type:call-to-action/),
  ],
});
