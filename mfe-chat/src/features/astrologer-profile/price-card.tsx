import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { Button, ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

interface PriceCardProps {
  astrologer: Astrologer;
  /** Rupees per question. */
  price: number;
  /** Free questions of a new account. */
  free: number;
  /** Free questions left; null while unknown. */
  left: number | null;
}

/** The price of a question, and the link to the chat. Visitors sign in first. */
export function PriceCard({ astrologer, price, free, left }: PriceCardProps) {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const rows = [
    left === null ? { term: 'Free questions', value: free } : { term: 'Free questions left', value: left },
    { term: 'After that, each', value: formatRupees(Math.round(price * 100)) },
    { term: 'With a subscription', value: 'included' },
  ];
  return (
    <>
      <DescriptionList rows={rows} />
      <div className="stack-2">
        {isSignedIn ? (
          <ButtonLink variant="primary" to={siteRoutes.createKundli({ type: astrologer })}>
            {copy.chatWith(astrologer)}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => dispatch(loginRequested())}>
            {copy.chatWith(astrologer)}
          </Button>
        )}
        <p className="tiny mute">
          {left === null
            ? `Starts with your ${free} free questions. You are told what it costs before you ask.`
            : formatFreeQuestionsLeft(left)}
        </p>
      </div>
    </>
  );
}

function formatFreeQuestionsLeft(left: number): string {
  if (left === 0) return 'No free question is left. You are told what it costs before you ask.';
  return `You have ${left} free ${left === 1 ? 'question' : 'questions'} left.`;
}
