import styled from 'styled-components';
import { useGetBalanceQuery, useListRechargesQuery } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';

const List = styled.ul`
  border: 1px solid var(--night-rule);
  border-radius: var(--r-m);
  li + li {
    border-top: 1px solid var(--night-rule);
  }
  /* Above a virtual keyboard there is only room for the field. */
  @container chat (max-height: 24rem) {
    display: none;
  }
`;

const Way = styled(AppLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--s-12);
  padding: var(--s-1) var(--s-4);
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--night-raised);
  }
  b {
    display: block;
    font-size: var(--t-s);
    font-weight: 500;
    line-height: var(--l-s);
  }
  > span:last-child {
    color: var(--gold);
    font-variant-numeric: tabular-nums;
  }
`;

interface Choice {
  to: string;
  name: string;
  details: string;
  price: string;
}

/** The other astrologer's free questions, the plan, and the smallest pack, each with its price. */
export function WaysToAsk({ bid }: { bid: string }) {
  const t = useTranslations();
  const { astrologer, isCelebrity, active } = useChat();
  const { data: balance } = useGetBalanceQuery();
  const { data: recharges } = useListRechargesQuery();
  const other = astrologers.find((name) => name !== astrologer) ?? 'Astra';
  const otherQuestions = (other === 'Oracle' ? balance?.oracle_questions : balance?.astra_questions) ?? 0;
  const packs = recharges?.recharges.find((each) => each.astrologer === astrologer.toLowerCase())?.data ?? [];
  const pack = packs.toSorted((one, next) => one.discountPrice - next.discountPrice).at(0);
  const address = { type: other, bid };
  const choices: (Choice | null)[] = [
    otherQuestions > 0
      ? {
          to: isCelebrity ? siteRoutes.chatsCeleb(address) : siteRoutes.chats(address),
          name: t('chat.ways.other', { astrologer: other }),
          details: t('chat.ways.questions', { count: otherQuestions }),
          price: formatRupees(0),
        }
      : null,
    active?.isSubscribed
      ? null
      : {
          to: siteRoutes.subscription,
          name: t('chat.ways.plan'),
          details: t('chat.ways.planDetails', { count: subscriptionPlan.questionsPerMonth }),
          price: formatRupees(subscriptionPlan.pricePaise),
        },
    pack
      ? { to: siteRoutes.recharges, name: t('chat.ways.pack'), details: pack.text, price: formatRupees(pack.discountPrice * 100) }
      : null,
  ];
  return (
    <nav aria-label={t('chat.ways.label')}>
      <List>
        {choices
          .filter((choice) => choice !== null)
          .map(({ to, name, details, price }) => (
            <li key={to}>
              <Way to={to}>
                <span>
                  <b>{name}</b>
                  <span className="tiny mute">{details}</span>
                </span>
                <span>{price}</span>
              </Way>
            </li>
          ))}
      </List>
    </nav>
  );
}
