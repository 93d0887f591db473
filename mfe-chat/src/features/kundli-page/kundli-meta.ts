import type { Astrologer } from '@oracle-astra/shared/contract';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';
import type { KundliParams } from './kundli-params';

type MetaIds = Record<Astrologer | 'default', { title: PlainMessageId; description: PlainMessageId }>;

const freeMeta: MetaIds = {
  default: { title: 'chat.kundliMeta.freeTitle', description: 'chat.kundliMeta.freeDescription' },
  Oracle: { title: 'chat.kundliMeta.freeOracleTitle', description: 'chat.kundliMeta.freeOracleDescription' },
  Astra: { title: 'chat.kundliMeta.freeAstraTitle', description: 'chat.kundliMeta.freeAstraDescription' },
};

const createMeta: MetaIds = {
  default: { title: 'chat.kundliMeta.createTitle', description: 'chat.kundliMeta.createDescription' },
  Oracle: { title: 'chat.kundliMeta.createOracleTitle', description: 'chat.kundliMeta.createOracleDescription' },
  Astra: { title: 'chat.kundliMeta.createAstraTitle', description: 'chat.kundliMeta.createAstraDescription' },
};

/** Title and description of a Kundli page, different for each of its addresses. */
export function getKundliMeta({ type, predictions, period, isFree, isChildPage }: KundliParams, t: Translate) {
  if (type !== null && !isChildPage) {
    const title = t('chat.kundliMeta.chatTitle', { astrologer: type });
    const description = isFree
      ? t('chat.kundliMeta.freeChatDescription', { astrologer: type })
      : t('chat.kundliMeta.chatDescription', { astrologer: type });
    return { title, description };
  }
  if (predictions && type === null) {
    const about = { period: period ?? 'other' };
    return { title: t('chat.kundliMeta.predictionTitle', about), description: t('chat.kundliMeta.predictionDescription', about) };
  }
  const { title, description } = (isFree ? freeMeta : createMeta)[type ?? 'default'];
  return { title: t(title), description: t(description) };
}
