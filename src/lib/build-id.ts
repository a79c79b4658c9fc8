import { BOOT_SCRIPT, type BootData } from './boot-protocol.ts';

const script = globalThis.document?.querySelector<HTMLScriptElement>(BOOT_SCRIPT);
const { app } = (script?.dataset ?? {}) as BootData;

/**
 * Which build this page is of: the address of its app, whose name holds a hash of all it consists of.
 * The data of each page carries it too. Undefined where nothing is built: on the dev server, in tests.
 */
export const BUILD = import.meta.env.PROD ? app?.split(' ').at(-1) : undefined;
