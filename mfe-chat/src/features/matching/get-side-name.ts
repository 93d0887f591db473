import type { Match } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import type { MatchSideName } from './match-values';

/** The name of a person, or that of the side. */
export const getSideName = (match: Match, side: MatchSideName, t: Translate) => match[side].name || t('chat.match.side', { side });
