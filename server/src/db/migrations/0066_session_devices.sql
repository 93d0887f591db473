-- What a person is shown of each session: when and where it was last used, and in which browser.
alter table sessions add column last_used_at timestamptz, add column agent text, add column town text;
