import type {} from '../messages/message-types';

export type { MessageValues, Tag } from './format-message';
export { registerMessages } from './message-registry';
export {
  getTranslations,
  LocaleProvider,
  useLocale,
  useTranslations,
  type MessageId,
  type PlainMessageId,
  type Translate,
} from './translations';
