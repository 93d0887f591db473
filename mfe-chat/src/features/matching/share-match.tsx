import { useState } from 'react';
import type { Match, MatchRequest } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { useLazyModule } from '../../components/use-lazy-module';

const loadShare = () => import(/* webpackChunkName: "chat-share-match" */ './share-match-dialog');

/** Opens the card of a match. */
export function ShareMatch({ match, request }: { match: Match; request: MatchRequest }) {
  const t = useTranslations();
  const [isSharing, setSharing] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(loadShare, isSharing);
  return (
    <div className="stack-2">
      <div>
        <Button
          small
          variant="secondary"
          busy={isSharing && !module && !hasFailed}
          onClick={() => (hasFailed ? retry() : setSharing(true))}
        >
          {t('chat.share.button')}
        </Button>
      </div>
      {hasFailed && <Callout tone="bad">{t('chat.share.notLoaded')}</Callout>}
      {isSharing && module && <module.ShareMatchDialog match={match} request={request} onClose={() => setSharing(false)} />}
    </div>
  );
}
