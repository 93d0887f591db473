import type { Match, MatchRequest } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AskButtons } from '../../components/ask-buttons';
import { getSideName } from './get-side-name';
import { matchSides, type MatchSideName } from './match-values';

/** The saved record of one side, or null. */
function getBid(request: MatchRequest, side: MatchSideName): string | null {
  const chosen = 'bride' in request ? request[side] : null;
  return chosen !== null && 'bid' in chosen ? chosen.bid : null;
}

/** A question about the match, for the chat about the side whose kundli is saved. */
export function AskAboutMatch({ match, request }: { match: Match; request: MatchRequest }) {
  const t = useTranslations();
  const own = matchSides.find((side) => getBid(request, side) !== null);
  const bid = own && getBid(request, own);
  if (!own || !bid) return <p className="small mute read">{t('chat.match.askSaved')}</p>;
  const other = getSideName(match, own === 'bride' ? 'groom' : 'bride', t);
  const question = t('chat.match.askQuestion', { name: other, points: String(match.points) });
  return <AskButtons bid={bid} question={question} getLabel={(astrologer) => t('chat.match.ask', { astrologer })} />;
}
