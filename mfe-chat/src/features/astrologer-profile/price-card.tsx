import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { formatCount, formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { Button, ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';

interface PriceCardProps {
  astrologer: Astrologer;
  /** Rupees per question. */
  price: number;
  /** Free questions of a new account. */
  free: number;
  /** Free questions left; null while unknown. */
  left: number | null;
}

/** The price of a question, and the link to the chat. Visitors log in first. */
export function PriceCard({ astrologer, price, free, left }: PriceCardProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const rows = [
    left === null
      ? { term: t('chat.price.freeQuestions'), value: formatCount(free) }
      : { term: t('chat.price.freeQuestionsLeft'), value: formatCount(left) },
    { term: t('chat.price.after'), value: formatRupees(Math.round(price * 100)) },
    { term: t('chat.price.withSubscription'), value: t('chat.price.included') },
  ];
  return (
    <>
      <DescriptionList rows={rows} />
      <div className="stack-2">
        {isSignedIn ? (
          <ButtonLink variant="primary" to={siteRoutes.createKundli({ type: astrologer })}>
            {t('chat.common.chatWith', { astrologer })}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => dispatch(loginRequested())}>
            {t('chat.common.chatWith', { astrologer })}
          </Button>
        )}
        <p className="tiny mute">
          {left === null ? t('chat.price.startsFree', { count: free }) : t('chat.price.youHaveLeft', { count: left })}
        </p>
      </div>
    </>
  );
}
