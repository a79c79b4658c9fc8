import { BOOT_SCRIPT, type BootData } from './boot-protocol.ts';

const script = globalThis.document?.querySelector<HTMLScriptElement>(BOOT_SCRIPT);
const { app } = (script?.dataset ?? {}) as BootData;

/**
 * The build of this page: the address of its app, whose name has a hash of its content.
 * The data of each page has it too. Undefined without a build: on the dev server and in tests.
 */
export const BUILD = import.meta.env.PROD ? app?.split(' ').at(-1) : undefined;
