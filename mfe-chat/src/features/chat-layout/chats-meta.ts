import type { Astrologer } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

/** Title and description of a page with chats; `type` is null if no chat is open. */
export function getChatsMeta(type: Astrologer | null, isCelebrity: boolean, t: Translate) {
  if (type === null) {
    return isCelebrity
      ? { title: t('chat.chats.celebrityMetaTitle'), description: t('chat.chats.celebrityMetaDescription') }
      : { title: t('chat.chats.metaTitle'), description: t('chat.chats.metaDescription') };
  }
  const about = { astrologer: type };
  return isCelebrity
    ? { title: t('chat.chats.askCelebrityMetaTitle', about), description: t('chat.chats.askCelebrityMetaDescription', about) }
    : { title: t('chat.chats.askMetaTitle', about), description: t('chat.chats.askMetaDescription', about) };
}
