import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon, DescriptionList } from '@oracle-astra/shared/ui';

const Box = styled.details`
  border: 1px solid var(--night-rule);
  border-radius: var(--r-m);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--tap);
    padding-inline: var(--s-4) var(--s-3);
    font-size: var(--t-s);
    line-height: var(--l-s);
    color: var(--gold);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform var(--quick);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    padding: 0 var(--s-4) var(--s-4);
    @media (min-width: 600px) {
      grid-template-columns: 13rem minmax(0, 1fr);
      align-items: start;
    }
  }
`;

interface AnswerSourcesProps {
  /** In the language of the reply. */
  grounds: readonly { term: string; value: string }[];
  /** The chart with the relevant houses highlighted. */
  renderChart: () => ReactNode;
}

/** The collapsed list of chart facts that a reply is based on. */
export function AnswerSources({ grounds, renderChart }: AnswerSourcesProps) {
  const t = useTranslations();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Box>
      <summary onClick={() => setOpened(true)}>
        {t('chat.reply.sources')}
        <Icon name="down" size={20} />
      </summary>
      <div>
        {wasOpened && renderChart()}
        <div lang={getTextLang(grounds.map(({ term, value }) => term + value).join())}>
          <DescriptionList rows={grounds} />
        </div>
      </div>
    </Box>
  );
}
