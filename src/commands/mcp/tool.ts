import type { JsonObject } from '../../lib/json.ts';
import type { Session } from './session.ts';

/** What a client may call. Its words are in `commands/mcp.json`: `tool-<name>`, and `param-<name>` of each parameter. */
export interface Tool {
  /** JSON Schemas by name. */
  params: Record<string, JsonObject>;
  required?: readonly string[];
  /** Whether it changes files of the site. */
  writes?: boolean;
  /** The result is an object. Throws a UserError that says why nothing was done. */
  run(args: never, session: Session, signal: AbortSignal): object | Promise<object>;
}

/** A result with a picture beside what is told of it. */
export interface WithPicture {
  picture: { data: string; mimeType: string };
  told: object;
}

export const tool = <Args>(made: {
  params: Record<keyof Args & string, JsonObject>;
  required?: readonly (keyof Args & string)[];
  writes?: boolean;
  run(args: Args, session: Session, signal: AbortSignal): object | Promise<object>;
}): Tool => made as Tool;

export const TEXT = { type: 'string', maxLength: 2000 };
export const FLAG = { type: 'boolean' };
