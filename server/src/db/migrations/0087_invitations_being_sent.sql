-- Since when the message of an invitation is being sent; null once it was. A process may die in between, and the message is then sent by the next request.
alter table invites add column sending_since timestamptz;
