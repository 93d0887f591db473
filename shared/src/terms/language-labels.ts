import type { Language } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are named one by one, so that the build finds them.

export const languageLabels: Record<Language, PlainMessageId> = {
  English: 'shared.languages.english',
  Hindi: 'shared.languages.hindi',
};
