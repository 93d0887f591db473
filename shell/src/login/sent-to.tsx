import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--s-1);
  margin-block: calc(var(--s-2) * -1);
`;

interface SentToProps {
  mobile: string;
  local: boolean;
  onChange: () => void;
}

/** The number that the code was sent to, with a button to change it. */
export function SentTo({ mobile, local, onChange }: SentToProps) {
  const t = useTranslations();
  const number = `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  return (
    <Line>
      <p className="small mute num">{local ? t('shell.login.codeFor', { number }) : t('shell.login.sentTo', { number })}</p>
      <Button variant="plain" small onClick={onChange}>
        {t('shell.login.changeNumber')}
      </Button>
    </Line>
  );
}
