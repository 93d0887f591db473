import type { Match } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

/** The points; a range if a time of birth is unknown and the Moon changed on that day. */
export const formatPoints = ({ points, least, most }: Match, t: Translate) =>
  least === most ? t('chat.match.points', { points: String(points) }) : t('chat.match.range', { least: String(least), most: String(most) });
