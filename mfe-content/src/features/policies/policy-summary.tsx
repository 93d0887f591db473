import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList, Panel } from '@oracle-astra/shared/ui';
import { renderPolicyText, type PolicyContent } from './policy-content';

const Box = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-5);
  && h2 {
    margin: 0;
  }
`;

/** The key facts of a policy. */
export function PolicySummary({ rows }: { rows: PolicyContent['summary'] }) {
  const t = useTranslations();
  return (
    <Box>
      <h2>{t('content.policies.inShort')}</h2>
      <DescriptionList rows={rows.map(({ term, value }) => ({ term: t(term), value: renderPolicyText(value, t) }))} />
    </Box>
  );
}
