import type { ComponentType } from 'react';
import type {
  Field,
  Form,
  FormAlert,
  Integrations,
  Messages,
  ShowIf,
  Site,
  Submit,
} from '../../types/config.gen.ts';
import type { Schedule } from '../../ui/data/schedule.ts';
import type { VisitSource } from './visit-source.ts';

/** A field as the log of submissions keeps it (supabase/migrations/). */
export interface EnteredField {
  name: string;
  label: string;
  value: string;
  /** The fields that the panel's list shows, and to which replies go. */
  as?: 'name' | 'email' | 'phone' | 'company';
}

/** A field, with what those of some kinds have: to ask for each by its kind would weigh on every page with a form. */
export interface AnyField {
  name: string;
  label?: string;
  width?: 'full' | 'half';
  required?: boolean;
  submitted?: boolean;
  showIf?: ShowIf;
  /** Of a choice: the options, and the one that it begins with. */
  options?: { value: string }[];
  chosen?: string;
  prefill?: string;
  autocomplete?: string;
  /** The field in which its text is sent, or written. */
  sendIn?: string;
  writesIn?: string;
}

/** The entered values, by field name. */
export type Values = Record<string, string | boolean | string[] | FileList | File[] | undefined>;

export type RuleName = FormAlert['rule'];

export interface FieldError {
  rule: RuleName;
  message: string;
}

/** By field name, in the order of the fields. */
export type FormErrors = Record<string, FieldError>;

export interface Conditions {
  /** False if no captcha is configured, or the machine is offline. */
  captcha: boolean;
  /** The name of a country, for messages about its numbers. */
  countryName(country: string): string;
}

/** The form around a field, as it is filled in. */
export interface FieldContext {
  values: Values;
  texts: Messages['forms'];
  form: Form;
}

/** The context for checking a field. */
export interface CheckContext extends FieldContext {
  conditions: Conditions;
}

/** A kind of field: one folder of `fields/`. */
export interface Kind<F extends { name: string } = Field> {
  Control: ComponentType<{ field: F }>;
  /** Returns the first broken rule. Linear in the length of the value. */
  check?(field: F, context: CheckContext): FieldError | undefined;
  /** The sent text; undefined if nothing is sent, as for an unchecked box. */
  sent(field: F, values: Values): string | undefined;
  /** The text in the confirmation and in the log, if it is not the sent one. */
  shown?(field: F, values: Values): string;
  /** The text in the confirmation, if it is another than in the log, or what is sent is no text. */
  repeated?(field: F, values: Values): string;
  /** `draft`: stored in this tab and in the outbox. `queue`: in the outbox only, as it is given each time. */
  kept: 'draft' | 'queue' | 'never';
  /** The values that belong to the field. */
  own?(field: F, values: Values): Values;
  /** What its check needs and takes time to learn, such as what a file begins with: awaited before the check. */
  prepare?(field: F, values: Values): Promise<void>;
  /** The files to send, beside the texts; they can be neither kept nor queued. */
  files?(field: F, values: Values): File[];
  /** Information about the chosen options for the confirmation; the field itself may not be sent. */
  afterwards?(field: F, values: Values): Afterwards | undefined;
  /** It has no cell in the form's grid. */
  bare?: true;
  /** Only robots fill it in. */
  trap?: true;
  /** A captcha: it has to be solved before each attempt. */
  proof?: true;
}

/** What is known of a field kind without its code, from its folder: the validator and the compiler ask it. */
export interface FieldTraits<K extends Field['type'] = Field['type']> {
  /** Its code is a chunk of its own, loaded by the forms that have it. */
  isLazy?: true;
  /** The field as browsers get it. */
  compile?(field: FieldOf<K>, site: CompiledFor): FieldOf<K>;
  /** A text that other fields may write in. */
  isText?: true;
  /** The confirmation may repeat its value. */
  mayBeRepeated?: true;
  /** It has options, or those of a collection. */
  isChoice?: true;
  /** What is sent of it by a command that tries a form, for one that is neither a text, an address nor a choice. */
  sample?(field: FieldOf<K>, now: number): string;
  /** An address to which a form's answer is sent. */
  isAddress?: true;
  /** Its values are files: the validator refuses it in a form that is sent by a strategy without `takesFiles`. */
  sendsFiles?: true;
}

/** What a field's data depends on beside the field. */
export interface CompiledFor extends Pick<Site, 'language' | 'timeZone' | 'clock'> {
  /** A text without its markup. */
  plainText(text: string): string;
  /** When a record of a collection is open, as a place is. */
  scheduleOf?(collection: string, id: string): Schedule | undefined;
}

/** Field kind -> its traits: `src/blocks/field-traits.gen.ts`. */
export type FieldTraitsRegistry = { [K in Field['type']]?: FieldTraits<K> };

/** Information about chosen options. */
export interface Afterwards {
  title: string;
  lines: { label: string; value: string; afterwards?: string }[];
}

export type FieldOf<K extends Field['type']> = Extract<Field, { type: K }>;
export type FieldRegistry = { [K in Field['type']]: Kind<FieldOf<K>> };
export type LazyFieldRegistry = { [K in Field['type']]?: () => Promise<Kind<FieldOf<K>>> };

/** The outcome of a submission, as far as the strategy knows it. */
export type SubmitResult =
  | { status: 'confirmed' }
  /** Refused for good, with the other side's `reason`. */
  | { status: 'refused'; reason?: string }
  /** It may or may not have arrived: never sent again without the visitor. `failed`: the answer was an error (5xx). */
  | { status: 'unknown'; failed?: true }
  /** Nothing was sent; it is stored to be sent later. */
  | { status: 'queued' }
  /** It could be neither sent nor stored. */
  | { status: 'unsent' }
  /** The other side refused fields: name -> message. */
  | { status: 'invalid'; errors: Record<string, string> };

export interface Submission {
  /** One id per submission; the same if the visitor sends it again. */
  id: string;
  /** Its row in the log: the id of the first attempt, even if the values have changed. */
  row: string;
  /** Time of sending, in milliseconds since 1970. */
  at: number;
  /** Names and values to send, in the order of the fields. */
  entries: [name: string, value: string][];
  /** The files to send beside them. */
  files: [name: string, file: File][];
  /** Those that may be kept: no password, and no token of a captcha. */
  keptEntries: [name: string, value: string][];
  /** Everything that was entered, for the log of submissions. */
  entered: EnteredField[];
  /** Where the visit came from; undefined if nothing is withNote. */
  source: VisitSource | undefined;
  /** The page's address, without query and hash. */
  pageUrl: string;
  /** Something that people do not see was filled in: it goes to the log alone, which keeps it as suspected. */
  isTrapped: boolean;
  form: Form;
  integrations: Integrations;
}

/** Decides whether the strategy or `submitOnLeave` posts when the page is closed. */
export interface Departure {
  /** To be called once the post has begun. Before that, `submitOnLeave` is used. */
  begun(): void;
  /** Aborted when it has: nothing may be posted any more. */
  signal: AbortSignal;
}

/** A strategy's code, `<name>.strategy.ts`, loaded when a form that uses it is submitted. */
export interface Strategy<S extends object = Submit> {
  /** Always resolves: a failure is a result. Shows nothing and posts at most once. */
  submit(submission: Submission, config: S, departure: Departure): Promise<SubmitResult>;
  /**
   * Called if the page is closed before `submit` has begun to post: hands the submission
   * to the browser, which posts it without the page. False if the browser did not take it.
   */
  submitOnLeave?(submission: Submission, config: S): boolean;
}

/** How a browser without scripts submits a form. */
interface NativePost {
  action: string;
  method: 'post';
  encType: 'multipart/form-data';
  /** Hidden inputs beside the fields: name -> value. */
  inputs: Record<string, string>;
}

/**
 * The properties of a strategy, without its code: one folder of `strategies/`. The validator reads it
 * too, so it imports nothing that needs a browser.
 */
export interface StrategyEntry<S extends object = Submit> {
  /** The service that it needs; the validator refuses a form without it in integrations.json. */
  service?: 'crm' | 'endpoint' | 'supabase';
  /** It delivers only to the log of submissions; the validator refuses a form without that log. */
  logOnly?: true;
  /** The log can store its submissions. */
  canBeLogged?: true;
  /** Submissions are queued while the machine is offline. */
  queues?: true;
  /** Forms may ask for passwords, as it neither logs nor posts them to others. */
  takesPasswords?: true;
  /** Forms that are sent so may have files. `isLogged`: the log stores what they send. */
  takesFiles?(submit: S, isLogged: boolean): boolean;
  /** Its reasons for a refusal are our own sentences, which replace the text of the notice. */
  ownReasons?: true;
  /** A confirmed submission may be repeated: a button shows the form again. */
  repeats?: true;
  /** True if a second post of a submission could be stored as another one: the visitor is asked first. */
  asksBeforeRepeat?(integrations: Integrations): boolean;
  /** The captcha of its forms; by default that of integrations.json. */
  captcha?(integrations: Integrations): Integrations['captcha'];
  /** How a browser posts without scripts; undefined if the form needs scripts. */
  native?(
    submit: S,
    integrations: Integrations,
    form: { pageUrl: string; hasFiles: boolean },
  ): NativePost | undefined;
}

export type SubmitOf<N extends Submit['strategy']> = Extract<Submit, { strategy: N }>;
export type StrategyRegistry = { [N in Submit['strategy']]: StrategyEntry<SubmitOf<N>> };
