import type { ComponentType } from 'react';
import type {
  Field,
  Form,
  FormAlert,
  Integrations,
  Messages,
  Submit,
} from '../types/config.gen.ts';

/** A field as the log of submissions keeps it (supabase/migrations/). */
export interface Entered {
  name: string;
  label: string;
  value: string;
  /** What the list of submissions shows, and answers go to. */
  as?: 'name' | 'email' | 'phone';
}

/** What the visitor has entered, by field name. */
export type Values = Record<string, string | boolean | string[] | undefined>;

export type RuleName = FormAlert['rule'];

export interface FieldError {
  rule: RuleName;
  message: string;
}

/** By field name, in the order of the fields. */
export type FormErrors = Record<string, FieldError>;

export interface Conditions {
  /** False where no captcha can be had: none is configured, or the machine is offline. */
  captcha: boolean;
  /** A country's name, for the message about its numbers. */
  countryName(country: string): string;
}

/** What a field is checked with. */
export interface CheckContext {
  values: Values;
  conditions: Conditions;
  texts: Messages['forms'];
  form: Form;
}

/** All that a kind of field is: one folder of `fields/`. */
export interface Kind<F extends Field = Field> {
  Control: ComponentType<{ field: F }>;
  /** The first of its rules that is broken. Linear in the length of the value. */
  check?(field: F, context: CheckContext): FieldError | undefined;
  /** Undefined where nothing is sent, as a browser leaves out an unchecked box. */
  sent(field: F, values: Values): string | undefined;
  /** As it is shown to who sent it, where that is not the text that was typed. */
  shown?(field: F, values: Values): string;
  /** `draft`: in this tab and in the queue. `queue`: there alone, as it is given anew each time. */
  kept: 'draft' | 'queue' | 'never';
  /** What of `values` is its own, and of its kind. */
  own?(field: F, values: Values): Values;
  /** More to say of what was chosen, once the form was sent; it need not have been sent itself. */
  afterwards?(field: F, values: Values): Afterwards | undefined;
  /** Stands in the form without a place of its own. */
  bare?: true;
  /** Who fills it in is a robot. */
  trap?: true;
  /** Proves a visitor, for one attempt: it must be solved before what was queued is sent. */
  proof?: true;
}

/** Said of what was chosen, under its title. */
export interface Afterwards {
  title: string;
  lines: { label: string; value: string; afterwards?: string }[];
}

export type FieldOf<K extends Field['type']> = Extract<Field, { type: K }>;
export type FieldRegistry = { [K in Field['type']]: Kind<FieldOf<K>> };

/** What became of a submission. A strategy says no more than it knows. */
export type SubmitResult =
  | { status: 'confirmed' }
  /** Refused for good; `reason` is what the other side said. */
  | { status: 'refused'; reason?: string }
  /** It may or may not have arrived: never sent again without the visitor. */
  | { status: 'unknown' }
  /** Nothing left this machine; kept to be sent later. */
  | { status: 'queued' }
  /** Nothing left this machine, and nothing will: it could be neither sent nor kept for later. */
  | { status: 'unsent' }
  /** The other side found fault with fields: name -> message. */
  | { status: 'invalid'; errors: Record<string, string> };

export interface Submission {
  /** One for each intended submission, the same when it is sent again by hand. */
  id: string;
  /** Its row in the log: the id of the first attempt, though the words are others now. */
  row: string;
  /** When the visitor sent it, in milliseconds since 1970. */
  at: number;
  /** Name and value, in the order of the fields; only what is to be sent. */
  entries: [name: string, value: string][];
  /** All that was entered, for the log of submissions. */
  entered: Entered[];
  /** The page's address, without query and hash. */
  pageUrl: string;
  form: Form;
  integrations: Integrations;
}

/** How a strategy and the form agree on who posts when the page is closed. */
export interface Departure {
  /** To be called once the post has begun. Before that, `submitOnLeave` takes its place. */
  begun(): void;
  /** Aborted when it has: nothing may be posted any more. */
  signal: AbortSignal;
}

/** A strategy's code, `<name>.strategy.ts`, loaded when a form that uses it is submitted. */
export interface Strategy<S extends Submit = Submit> {
  /** Resolves always: what goes wrong is a result. Shows nothing and posts at most once. */
  submit(submission: Submission, config: S, departure: Departure): Promise<SubmitResult>;
  /**
   * In place of `submit` where the page is closed before that has begun to post: hands the submission
   * to the browser, which posts it without the page. False if the browser did not take it.
   */
  submitOnLeave?(submission: Submission, config: S): boolean;
}

/** How a browser without scripts submits a form. */
export interface NativePost {
  action: string;
  method: 'post';
  encType: 'multipart/form-data';
  /** Hidden inputs beside the fields: name -> value. */
  inputs: Record<string, string>;
}

/**
 * All that is known of a strategy before its code: one folder of `strategies/`. The validator reads it
 * too, so it imports nothing that needs a browser.
 */
export interface StrategyEntry<S extends Submit = Submit> {
  /** What it sends to; a form without it in integrations.json is a mistake. */
  service?: 'crm' | 'supabase';
  /** Delivers to the log of submissions and to nobody else; a form without that log is a mistake. */
  logOnly?: true;
  /** Kept while the machine is offline, and sent later. */
  queues?: true;
  /** Passwords may be asked for: it neither logs nor posts them. */
  takesPasswords?: true;
  /** Its reasons for a refusal are sentences of ours: they take the place of the notice's text. */
  ownReasons?: true;
  /** What went well may be done again: a button brings the form back. */
  repeats?: true;
  /** The captcha its forms ask for; without this, that of integrations.json. */
  captcha?(integrations: Integrations): Integrations['captcha'];
  /** Where a browser can do without it; else the form needs scripts. */
  native?(submit: S, integrations: Integrations, pageUrl: string): NativePost | undefined;
}

type SubmitOf<N extends Submit['strategy']> = Extract<Submit, { strategy: N }>;
export type StrategyRegistry = { [N in Submit['strategy']]: StrategyEntry<SubmitOf<N>> };
