import styled from 'styled-components';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { VisuallyHidden } from '@oracle-astra/shared/ui';

const Struck = styled.s`
  color: var(--ink-2);
  text-decoration-thickness: 1px;
`;

/** A former price, struck through; screen readers also announce that it is no longer the price. */
export function FormerPrice({ paise, className }: { paise: number; className: string }) {
  const t = useTranslations();
  return (
    <Struck className={className}>
      {t.rich('commerce.price.former', {
        price: formatRupees(paise),
        hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden>,
      })}
    </Struck>
  );
}
