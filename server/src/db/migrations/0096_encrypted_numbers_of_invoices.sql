-- Invoices and credit notes stay as they were issued, but their number may be erased, encrypted or decrypted. An encrypted text begins with the character 1.
create or replace function refuse_change_but_number() returns trigger language plpgsql as $$
declare
  was text;
  becomes text;
begin
  if tg_op = 'UPDATE' then
    was := old.document ->> 'mobile';
    becomes := new.document ->> 'mobile';
    if to_jsonb(new) - 'document' = to_jsonb(old) - 'document' and new.document - 'mobile' = old.document - 'mobile'
      and (becomes is null or starts_with(becomes, E'\x01') or starts_with(was, E'\x01')) then
      return new;
    end if;
  end if;
  raise exception 'The table % is append-only.', tg_table_name;
end $$;
