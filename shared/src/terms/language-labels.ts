import type { Language } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are literal because the build searches for them.

export const languageLabels: Record<Language, PlainMessageId> = {
  English: 'shared.languages.english',
  Hindi: 'shared.languages.hindi',
};
