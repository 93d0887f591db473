import styled from 'styled-components';
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
  return (
    <Line>
      <p className="small mute num">
        {local ? 'For' : 'Sent to'} +91 {mobile.slice(0, 5)} {mobile.slice(5)}.
      </p>
      <Button variant="plain" small onClick={onChange}>
        Change
      </Button>
    </Line>
  );
}
