-- The operator's change of a number that its person has lost.
alter table moderation_actions drop constraint moderation_actions_action_check,
  add constraint moderation_actions_action_check check (action in ('hide', 'restore', 'ban', 'unban', 'unseal', 'move'));
