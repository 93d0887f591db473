import { useState } from 'react';
import type { Match, MatchRequest } from '@oracle-astra/shared/contract';
import { CheckboxField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useChatGetMatchCardQuery } from '../../api/kundli';
import { ShareCardDialog } from '../../components/share-card-dialog';
import { formatPoints } from './format-points';

interface ShareMatchDialogProps {
  match: Match;
  request: MatchRequest;
  onClose: () => void;
}

/** The dialog for the card of a match: its points, and optional details. Details that an unknown time leaves uncertain are not offered. */
export function ShareMatchDialog({ match, request, onClose }: ShareMatchDialogProps) {
  const t = useTranslations();
  const { bride, groom, least, most } = match;
  const hasNames = bride.name !== '' && groom.name !== '';
  const areStarsSure = !bride.moon_changes && !groom.moon_changes;
  const [withNames, setNames] = useState(hasNames);
  const [withStars, setStars] = useState(false);
  const [withKootas, setKootas] = useState(false);
  const { currentData, error, isFetching, refetch } = useChatGetMatchCardQuery({
    pair: request,
    with_names: withNames,
    with_nakshatras: withStars,
    with_kootas: withKootas,
  });
  const choices = [
    { name: 'match-names', label: t('chat.share.firstNames'), isOffered: hasNames, checked: withNames, set: setNames },
    { name: 'match-stars', label: t('chat.share.nakshatras'), isOffered: areStarsSure, checked: withStars, set: setStars },
    { name: 'match-kootas', label: t('chat.share.kootas'), isOffered: least === most, checked: withKootas, set: setKootas },
  ];
  return (
    <ShareCardDialog
      title={t('chat.share.matchTitle')}
      lead={t('chat.share.matchLead')}
      text={t('chat.share.matchText', { points: formatPoints(match, t) })}
      fileName="guna-milan.png"
      note={t('chat.share.matchNote')}
      card={currentData}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {choices
        .filter(({ isOffered }) => isOffered)
        .map(({ name, label, checked, set }) => (
          <CheckboxField key={name} name={name} label={label} checked={checked} onChange={(event) => set(event.target.checked)} />
        ))}
    </ShareCardDialog>
  );
}
