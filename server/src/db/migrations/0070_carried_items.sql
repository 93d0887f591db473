-- Uses that concern one thing: the number that was invited, as a keyed hash.
alter table carried_uses add column item text;
