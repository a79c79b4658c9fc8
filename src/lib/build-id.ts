import { BOOT_SCRIPT, type BootData } from './boot-protocol.ts';

const script = globalThis.document?.querySelector<HTMLScriptElement>(BOOT_SCRIPT);
const { bring } = (script?.dataset ?? {}) as BootData;

/**
 * The build of this page: the address of the script that loads its app, whose name has a hash of both.
 * The data of each page has it too. Undefined without a build: on the dev server and in tests.
 */
export const BUILD = import.meta.env.PROD ? bring : undefined;
