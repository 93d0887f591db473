import type { Match } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import type { MatchSideName } from './match-values';

/** The name that was given, or what the side is called. */
export const getSideName = (match: Match, side: MatchSideName, t: Translate) => match[side].name || t('chat.match.side', { side });
