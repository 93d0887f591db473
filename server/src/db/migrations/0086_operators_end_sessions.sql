-- An operator ends all sessions of a person.
alter table moderation_actions drop constraint moderation_actions_action_check,
  add constraint moderation_actions_action_check check (action in ('hide', 'restore', 'ban', 'unban', 'unseal', 'move', 'sign-out'));
