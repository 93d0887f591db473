import styled from 'styled-components';
import { CheckList } from '@oracle-astra/shared/components';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
  }
`;

const benefits: readonly PlainMessageId[] = [
  'commerce.benefits.reasons',
  'commerce.benefits.unlimited',
  'commerce.benefits.refund',
  'commerce.benefits.family',
];
const middle = Math.ceil(benefits.length / 2);

/** The benefits of the subscription, in two columns on large screens. */
export function Benefits() {
  const t = useTranslations();
  const texts = benefits.map((id) => t(id));
  return (
    <Columns>
      <CheckList items={texts.slice(0, middle)} />
      <CheckList items={texts.slice(middle)} />
    </Columns>
  );
}
