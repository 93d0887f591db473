import { deletedAuthorName } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

export const isDeletedUser = (name: string): boolean => name === deletedAuthorName;

export const formatAuthorName = (name: string, t: Translate): string => (isDeletedUser(name) ? t('forum.discussion.deletedUser') : name);
