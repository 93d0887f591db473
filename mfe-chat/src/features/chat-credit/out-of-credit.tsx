import { useChat } from '../../components/chat-context';
import { isOutOfCredit } from '../../components/chat-credit';
import { lazyPart } from '../../components/lazy-part';

const WaysToAsk = lazyPart(async () => (await import(/* webpackChunkName: "chat-ways-to-ask" */ './ways-to-ask')).WaysToAsk);

/** The ways to get questions when no more can be paid. Never shown in a chat with care. */
export function OutOfCredit({ bid }: { bid: string }) {
  const { active, isCare } = useChat();
  if (!active || isCare || !(active.isTimeOver || isOutOfCredit(active.credit))) return null;
  return <WaysToAsk bid={bid} />;
}
