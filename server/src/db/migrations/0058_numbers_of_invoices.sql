-- Invoices and credit notes stay as they were issued, but for the number of a person whose account is deleted.
create function refuse_change_but_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), '{document,mobile}', 'null') then
    return new;
  end if;
  raise exception 'The table % is append-only.', tg_table_name;
end $$;
--> statement-breakpoint
create or replace trigger receipts_append_only before update or delete on receipts for each row execute function refuse_change_but_number();
--> statement-breakpoint
create or replace trigger credit_notes_append_only before update or delete on credit_notes for each row execute function refuse_change_but_number();
--> statement-breakpoint
update receipts set document = document || '{"mobile": null}' from users u where u.uid = receipts.uid and u.deleted_at is not null;
--> statement-breakpoint
update credit_notes set document = document || '{"mobile": null}' from users u where u.uid = credit_notes.uid and u.deleted_at is not null;
