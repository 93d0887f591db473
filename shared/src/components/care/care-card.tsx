import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '@oracle-astra/shared/ui';

const Box = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  max-width: var(--read);
  padding: var(--s-4);
  border: 1px solid var(--gold);
  border-radius: var(--r-m);
  overflow-wrap: anywhere;
`;

const Numbers = styled.ul`
  display: grid;
  gap: var(--s-2);
`;

const CallLink = styled.a`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-height: var(--s-12);
  padding: var(--s-2) var(--s-4);
  background: var(--saffron);
  color: var(--on-saffron);
  border-radius: var(--r-m);
  text-decoration: none;
  b {
    font-size: var(--t-l);
    font-variant-numeric: tabular-nums;
  }
  &:active {
    background: var(--saffron-press);
  }
`;

interface CareCardProps {
  ref?: Ref<HTMLElement>;
  label: string;
  care: { language: string; helplines: readonly { number: string; label: string }[] };
  /** The fixed text of the care reply; blank lines separate its paragraphs. */
  text: string;
  /** Called when a number is tapped. */
  onCall: (number: string) => void;
  /** Actions below the text. */
  children?: ReactNode;
}

/** Care for somebody in danger: numbers to dial, then a fixed text. Scripts can move the focus to it. */
export function CareCard({ ref, label, care, text, onCall, children }: CareCardProps) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Box ref={ref} aria-label={label} tabIndex={-1}>
      {care.helplines.length > 0 && (
        <Numbers lang={care.language}>
          {care.helplines.map(({ number, label: name }) => (
            <li key={number}>
              <CallLink href={`tel:${number}`} onClick={() => onCall(number)}>
                <Icon name="phone" size={20} />
                <b>{number}</b>
                <span className="small">{name}</span>
              </CallLink>
            </li>
          ))}
        </Numbers>
      )}
      {paragraphs.map((paragraph, index) => (
        <p key={index} lang={care.language} className={index > 0 ? 'small mute' : undefined}>
          {paragraph}
        </p>
      ))}
      {children}
    </Box>
  );
}
