import type { Translate } from '@oracle-astra/shared/i18n';

/** The API's name of an author whose account was deleted. */
const deletedUserName = 'Deleted user';

export const isDeletedUser = (name: string): boolean => name === deletedUserName;

/** The name of an author as the page shows it. */
export const formatAuthorName = (name: string, t: Translate): string => (isDeletedUser(name) ? t('forum.discussion.deletedUser') : name);
