-- What follows a telephone, as in "+551130000000 ramal 12" or "+551130000000 / 3", is no part of its number.

drop index public.submissions_by_phone;

create or replace function private.phone_end(phone text) returns text
language sql immutable set search_path = ''
as $$
  select substring(
    regexp_replace(substring(phone from '[+0-9(][^[:alpha:]/]*'), '\D', '', 'g') from '\d{8}$');
$$;

create index submissions_by_phone on public.submissions (private.phone_end(phone));
