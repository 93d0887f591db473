import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon } from '@oracle-astra/shared/ui';
import { useNavigateBack } from '../../components/use-navigate-back';

const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-height: var(--tap);
  margin-left: calc(var(--s-1) * -1);
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--t-s);
  line-height: var(--l-s);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

/** A button without a border, above a title, that goes to the previous page. */
export function BackButtonPlain() {
  const t = useTranslations();
  return (
    <Plain type="button" onClick={useNavigateBack()}>
      <Icon name="left" size={20} />
      {t('content.policies.goBack')}
    </Plain>
  );
}

/** A button at the end of a text that goes to the previous page. */
export function BackButton() {
  const t = useTranslations();
  return (
    <Button onClick={useNavigateBack()}>
      <Icon name="left" size={20} />
      {t('content.policies.goBack')}
    </Button>
  );
}
