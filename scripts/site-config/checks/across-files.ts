import type { SiteCheck } from '../site.ts';
import { checkAccounts } from './accounts.ts';
import { checkAuthActions } from './auth-actions.ts';
import { checkAuthCaptcha } from './auth-captcha.ts';
import { checkContacts } from './contacts.ts';
import { checkFiles } from './files.ts';
import { checkFonts } from './fonts.ts';
import { checkFormServices } from './form-services.ts';
import { checkGuides } from './guides.ts';
import { checkIcons } from './icons.ts';
import { checkKnownMissing } from './known-missing.ts';
import { checkLinks } from './links.ts';
import { checkOwnAddresses } from './own-addresses.ts';
import { checkPages } from './pages.ts';
import { checkPrefills } from './prefills.ts';
import { checkRecords } from './records.ts';
import { checkRedirects } from './redirects.ts';
import { checkVideoSites } from './video-sites.ts';

/** Looks at how files fit together; runs at every load, so each is linear. */
export const siteChecks: readonly SiteCheck[] = [
  checkPages,
  checkOwnAddresses,
  checkRedirects,
  checkLinks,
  checkKnownMissing,
  checkFiles,
  checkGuides,
  checkIcons,
  checkFonts,
  checkRecords,
  checkFormServices,
  checkPrefills,
  checkAuthActions,
  checkAuthCaptcha,
  checkAccounts,
  checkContacts,
  checkVideoSites,
];
