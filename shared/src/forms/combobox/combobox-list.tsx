import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { wholeLetters } from '@oracle-astra/shared/contract';
import { Icon, type IconName } from '@oracle-astra/shared/ui';

export interface ComboboxOption {
  id: string;
  label: string;
}

const Option = styled.li`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--s-12);
  padding: var(--s-2) var(--s-3);
  cursor: pointer;
  & + & {
    border-top: 1px solid var(--rule);
  }
  svg {
    color: var(--ink-2);
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--paper-sunk);
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 var(--saffron);
  }
`;

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  active: number;
  /** The part of each label that is shown in bold. */
  typed: string;
  icon: IconName;
  onPick: (index: number) => void;
}

/** The options of a combobox; the active one is scrolled into view. */
export function ComboboxList({ id, label, options, active, typed, icon, onPick }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <Option
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-label={option.label}
          aria-selected={index === active}
          onClick={() => onPick(index)}
        >
          <Icon name={icon} size={20} />
          <span>
            <Highlighted text={option.label} part={typed.trim()} />
          </span>
        </Option>
      ))}
    </ul>
  );
}

function Highlighted({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return text;
  // Extended to whole letters, because a tag between a letter and its marks would separate them.
  const [from, to] = wholeLetters(text, at, at + part.length);
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
