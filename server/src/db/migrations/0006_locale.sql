alter table users
  add column locale text constraint users_locale_is_known check (locale in ('en', 'hi'));
