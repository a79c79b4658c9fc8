import type { FileCheck } from '../config-file.ts';
import type { SiteCheck } from '../site.ts';
import { checkAccounts } from './accounts.ts';
import { checkAuthActions } from './auth-actions.ts';
import { checkAuthCaptcha } from './auth-captcha.ts';
import { checkCharacters } from './characters.ts';
import { checkContacts } from './contacts.ts';
import { checkContrast } from './contrast.ts';
import { checkCrmFields } from './crm-fields.ts';
import { checkDates } from './dates.ts';
import { checkEventAnchors } from './event-anchors.ts';
import { checkFieldNames } from './field-names.ts';
import { checkFileScripts } from './file-scripts.ts';
import { checkFiles } from './files.ts';
import { checkFonts } from './fonts.ts';
import { checkFormAnswers } from './form-answers.ts';
import { checkFormDestinations } from './form-destinations.ts';
import { checkFormOptions } from './form-options.ts';
import { checkFormServices } from './form-services.ts';
import { checkGuides } from './guides.ts';
import { checkIcons } from './icons.ts';
import { checkIds } from './ids.ts';
import { checkInitial } from './initial.ts';
import { checkKnownMissing } from './known-missing.ts';
import { checkLinkTexts } from './link-texts.ts';
import { checkLinks } from './links.ts';
import { checkMainTitle } from './main-title.ts';
import { checkMergeMarkers } from './merge-markers.ts';
import { checkNameCase } from './name-case.ts';
import { checkNeededPages } from './needed-pages.ts';
import { checkNoteNumbers } from './note-numbers.ts';
import { checkOpenings } from './openings.ts';
import { checkOwnAddresses } from './own-addresses.ts';
import { checkOwnSiteLinks } from './own-site-links.ts';
import { checkPages } from './pages.ts';
import { checkPairs } from './pairs.ts';
import { checkPasswords } from './passwords.ts';
import { checkPictureCrop } from './picture-crop.ts';
import { checkPictureFiles } from './picture-files.ts';
import { checkPictureLocation } from './picture-location.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlainTexts } from './plain-texts.ts';
import { checkPrefills } from './prefills.ts';
import { checkPublicationDates } from './publication-dates.ts';
import { checkRecords } from './records.ts';
import { checkRedirects } from './redirects.ts';
import { checkSampleTexts } from './sample-texts.ts';
import { checkScreenFilters } from './screen-filters.ts';
import { checkSecurityExpiry } from './security-expiry.ts';
import { checkStatuses } from './statuses.ts';
import { checkTableHeads } from './table-heads.ts';
import { checkTimeZone } from './time-zone.ts';
import { checkUnpublishedLinks } from './unpublished-links.ts';
import { checkUnpublishedPages } from './unpublished-pages.ts';
import { checkUnpublishedRecords } from './unpublished-records.ts';
import { checkUnreached } from './unreached.ts';
import { checkUnshown } from './unshown.ts';
import { checkVanished } from './vanished.ts';
import { checkVideoSites } from './video-sites.ts';
import { checkWhen } from './when.ts';
import { checkWrittenContacts } from './written-contacts.ts';

/** The checks of single files. */
export const fileChecks: readonly FileCheck[] = [
  checkPlaceholders,
  checkCharacters,
  checkIds,
  checkInitial,
  checkPairs,
  checkTableHeads,
  checkNoteNumbers,
  checkScreenFilters,
  checkStatuses,
  checkFieldNames,
  checkFormOptions,
  checkPasswords,
  checkWhen,
  checkDates,
  checkPlainTexts,
  checkSampleTexts,
  checkMainTitle,
  checkOpenings,
  checkPictureCrop,
];

/** The checks that look across files. */
export const siteChecks: readonly SiteCheck[] = [
  checkPages,
  checkOwnAddresses,
  checkRedirects,
  checkLinks,
  checkLinkTexts,
  checkEventAnchors,
  checkKnownMissing,
  checkFiles,
  checkGuides,
  checkIcons,
  checkFonts,
  checkRecords,
  checkFormServices,
  checkFormDestinations,
  checkFormAnswers,
  checkCrmFields,
  checkPrefills,
  checkAuthActions,
  checkAuthCaptcha,
  checkAccounts,
  checkContacts,
  checkWrittenContacts,
  checkSecurityExpiry,
  checkVideoSites,
  checkOwnSiteLinks,
  checkPictureFiles,
  checkNameCase,
  checkPictureLocation,
  checkFileScripts,
  checkMergeMarkers,
  checkContrast,
  checkNeededPages,
  checkUnreached,
  checkUnshown,
  checkVanished,
  checkTimeZone,
  checkPublicationDates,
  checkUnpublishedLinks,
  checkUnpublishedPages,
  checkUnpublishedRecords,
];

export const checks: readonly (FileCheck | SiteCheck)[] = [...fileChecks, ...siteChecks];
