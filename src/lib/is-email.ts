/** The one rule of addresses stands in the function that answers them, as a project of Supabase has no other file. */
export {
  addressOf,
  isAddress as isEmail,
} from '../../supabase/functions/new-submission/address.ts';
